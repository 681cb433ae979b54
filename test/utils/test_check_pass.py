from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

UTILS = Path(__file__).resolve().parents[2] / "utils"
STANDIN = Path(__file__).with_name("standin.py")


def check(folder: Path, text: str) -> tuple[int, str]:
    file = folder / "case.cu"
    file.write_text(text)
    done = subprocess.run(
        [sys.executable, UTILS / "check_pass.py", "--hipwave", STANDIN, "rename-api", file, "--", "-DX"],
        capture_output=True, text=True, check=False,
    )
    return done.returncode, done.stderr


GOOD = """// RUN: %check_pass rename-api %s
int a = cudaMalloc(0);
// CHECK-FIXES: int a = hipMalloc(0);
int b = cudaOdd;
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'cudaOdd' has {{no|some}} counterpart [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: here
"""


def test_passes(tmp_path: Path) -> None:
    assert check(tmp_path, GOOD) == (0, "")


def test_file_without_checks_must_stay_as_it_is(tmp_path: Path) -> None:
    assert check(tmp_path, "// RUN: x\nint a = malloc(0);\n") == (0, "")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("int a = cudaMalloc(0);\n", "changed, but not expected: int a = hipMalloc(0);"),
        ("int b = cudaOdd;\n", "reported, but not expected: case.cu:1:9: warning"),
        ("int a;\n// CHECK-FIXES: int b;\n", "line 2: no such line in the output: int b;"),
        ("int a;\n// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: x [api-unknown]\n", "line 2: expected, but not reported"),
        ("int a;\n// CHECK-REMOVED: int a;\n", "line 2: still there: int a;"),
        ("int a;\n// CHECK-FIXED: int a;\n", "CHECK-FIXED is not a kind of check"),
        (GOOD.replace(":9:", ":8:"), "expected, but not reported"),
        (GOOD.replace("[api-unsupported]", "[api-unsup]"), "expected, but not reported"),
        ("// standin: crash\n", "it crashed"),
        ("// standin: grow\n// CHECK-FIXES: // standin: grow\n", "a second run changes its own output"),
        ("// standin: broken\n", "the input does not parse"),
    ],
)
def test_fails(tmp_path: Path, text: str, complaint: str) -> None:
    code, said = check(tmp_path, text)
    assert code == 1
    assert complaint in said

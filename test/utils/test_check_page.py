from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

UTILS = Path(__file__).resolve().parents[2] / "utils"
STANDIN = Path(__file__).with_name("standin.py")


def check(folder: Path, text: str) -> tuple[int, str]:
    page = folder / "rename-api.md"
    page.write_text(text)
    done = subprocess.run(
        [sys.executable, UTILS / "check_page.py", "--hipwave", STANDIN, page],
        capture_output=True, text=True, check=False,
    )
    return done.returncode, done.stdout + done.stderr


GOOD = """# rename-api

## api-unsupported

```cuda -- -DX
int a = cudaMalloc(0);
int b = cudaOdd;
```
```hip
int a = hipMalloc(0);
// TODO(hipwave:api-unsupported): 'cudaOdd' has no counterpart
int b = cudaOdd;
```
```text
input.cu:2:9: warning: 'cudaOdd' has no counterpart [api-unsupported]
input.cu:2:1: note: here
```
"""


def test_passes(tmp_path: Path) -> None:
    code, said = check(tmp_path, GOOD)
    assert code == 0, said
    assert "1 example as described" in said


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("int a = hipMalloc", "int a = hipmalloc", "the output differs"),
        ("2:9: warning", "2:8: warning", "the messages differ"),
        ("## api-unsupported", "## api-unknown", "no example below 'api-unknown' makes hipwave report it"),
        ("```text", "```", "the block does not end"),
        ("```hip\n", "```hip\n#include <hip/hip_runtime.h>\n\n", "the output differs"),
    ],
)
def test_fails(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    page = GOOD.replace(old, new) if old != "```text" else GOOD[: GOOD.rindex("```")]
    code, said = check(tmp_path, page)
    assert code == 1
    assert complaint in said


def test_example_needs_something_to_compare(tmp_path: Path) -> None:
    code, said = check(tmp_path, "# rename-api\n```cuda\nint a;\n```\n")
    assert code == 1
    assert "without a hip or text block" in said

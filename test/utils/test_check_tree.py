from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LICENCE = "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
FILES = {
    "lib/Passes/Rules.def": LICENCE + 'RULE("odd-thing", "odd", Warning, "odd thing")\n',
    "lib/Passes/Passes.def": LICENCE + 'UNIT_PASS("odd", odd)\n',
    "lib/Passes/Odd.cpp": LICENCE + '#include "Match/Unit.h"\nvoid passes::odd() {}\n',
    "docs/passes/odd.md": "# odd\n\n## odd-thing\n\n```cuda\nint a;\n```\n```hip\nint a;\n```\n",
    "test/passes/odd/unchanged.cu": "// NEGATIVE-FOR: odd-thing\n",
}


def check(root: Path, changes: dict[str, str]) -> tuple[int, str]:
    for name, text in {**FILES, **changes}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = subprocess.run([sys.executable, ROOT / "utils/check_tree.py", "--root", root],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_tree_in_order(tmp_path: Path) -> None:
    code, said = check(tmp_path, {})
    assert code == 0, said


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("docs/passes/odd.md", "# odd\n", "no section '## odd-thing'"),
        ("docs/passes/odd.md", "# odd\n\n## odd-thing\n", "neither an example nor a comment"),
        ("docs/passes/odd.md", FILES["docs/passes/odd.md"] + "## odd-stuff\n", "'odd-stuff' is not a rule"),
        ("docs/passes/even.md", "# even\n", "there is no pass 'even'"),
        ("test/passes/odd/unchanged.cu", "int a;\n", "no test says NEGATIVE-FOR: odd-thing"),
        ("test/passes/odd/fixes.cu", "// CHECK-MESSAGES: :1:1: warning: x [gone-rule]\n", "does not exist: gone-rule"),
        ("lib/Core/A.h", '#include "clang/AST/Decl.h"\n', "Core must not include Clang"),
        ("lib/Core/A.h", '#include "Match/Unit.h"\n', "Core must not include Match/Unit.h"),
        ("lib/Export/A.cpp", '#include "Engine/Translate.h"\n', "Export must not include Engine/Translate.h"),
        ("lib/Odd/A.cpp", "", "lib/Odd is not a layer"),
        ("lib/Core/A.cpp", "void f() { consumeError(g()); }\n", "consumeError drops an error"),
        ("lib/Core/A.cpp", "cl::opt<bool> A;\n", "cl::opt below tools/"),
        ("lib/Core/A.cpp", "\n" * 601, "601 lines; 600 is the most"),
        ("lib/Core/A.cpp", "// FIXME: later\n", "a note to oneself"),
        ("lib/Core/A.cpp", "int A;\n", "no SPDX-License-Identifier line"),
        ("README.md", "See /home/someone/src.\n", "a path of some machine: /home/someone"),
    ],
)
def test_faults(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    code, said = check(tmp_path, {file: text})
    assert code == 1
    assert complaint in said

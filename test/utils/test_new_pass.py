from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def new_pass(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "utils/new_pass.py", "--root", root, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def tree(folder: Path) -> Path:
    shutil.copytree(ROOT / "lib/Passes", folder / "lib/Passes")
    return folder


def test_writes_all_that_a_pass_needs(tmp_path: Path) -> None:
    root = tree(tmp_path)
    done = new_pass(root, "zz-odd", "reports odd things", "--rule", "zz-odd-thing", "--file-pass")
    assert done.returncode == 0, done.stderr
    assert 'FILE_PASS("zz-odd", zzOdd)\n' in (root / "lib/Passes/Passes.def").read_text()
    assert 'RULE("zz-odd-thing", "zz-odd", Warning, "reports odd things")\n' in (
        root / "lib/Passes/Rules.def").read_text()
    assert "  ZzOdd.cpp\n" in (root / "lib/Passes/CMakeLists.txt").read_text()
    assert "void passes::zzOdd(const FileView &F," in (root / "lib/Passes/ZzOdd.cpp").read_text()
    assert {p.name for p in (root / "test/passes/zz-odd").iterdir()} == {
        "fixes.cu", "macros.cu", "reports.cu", "unchanged.cu"}
    checks = [sys.executable, ROOT / "utils/check_tree.py", "--root", root, "pages", "layers", "state", "size"]
    done = subprocess.run(checks, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_refuses_before_writing(tmp_path: Path) -> None:
    root = tree(tmp_path)
    assert "is not kebab-case" in new_pass(root, "ZzOdd", "x").stderr
    assert "there is a rule" in new_pass(root, "zz-odd", "x", "--rule", "api-renamed").stderr
    assert new_pass(root, "zz-odd", "x").returncode == 0
    assert "exists" in new_pass(root, "zz-odd", "x").stderr

#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the linters over what git tracks: clang-format, ruff, shellcheck.

  utils/lint.py                 all of them
  utils/lint.py clang-format    one
  utils/lint.py --fix ...       change the files where the linter can

Exits 77 if a linter that was asked for is not installed and none found a fault;
ctest counts that as skipped.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLANG_FORMAT_MAJOR = 22  # other versions format a few things differently


class Absent(Exception):
    """The linter is not here; the text says what was looked for."""


def tracked() -> list[Path]:
    command = ["git", "ls-files", "-z"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in done.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def first_line(path: Path) -> str:
    with path.open("rb") as file:
        return file.readline(200).decode("utf-8", "replace")


def clang_format(fix: bool) -> list[str]:
    for name in (f"clang-format-{CLANG_FORMAT_MAJOR}", "clang-format"):
        program = shutil.which(name)
        if not program:
            continue
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
        if re.search(rf"version {CLANG_FORMAT_MAJOR}\.", version):
            break
    else:
        raise Absent(f"clang-format {CLANG_FORMAT_MAJOR}")
    folders = [ROOT / "lib", ROOT / "tools", ROOT / "test/unit"]
    files = [str(p) for p in tracked() if p.suffix in (".cpp", ".h") and any(f in p.parents for f in folders)
             and "Declarations" not in p.parts]
    return [program, "-i", *files] if fix else [program, "--dry-run", "-Werror", *files]


def ruff(fix: bool) -> list[str]:
    if subprocess.run([sys.executable, "-m", "ruff", "--version"], capture_output=True, check=False).returncode:
        raise Absent("ruff")
    return [sys.executable, "-m", "ruff", "check", "--no-cache", *(["--fix"] if fix else []), str(ROOT)]


def shellcheck(fix: bool) -> list[str]:
    if not (program := shutil.which("shellcheck")):
        raise Absent("shellcheck")
    files = [str(p) for p in tracked() if p.suffix == ".sh" or re.match(r"#!.*\b(ba)?sh\b", first_line(p))]
    return [program, "-x", "-P", str(ROOT), *files]


LINTERS = {"clang-format": clang_format, "ruff": ruff, "shellcheck": shellcheck}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fix", action="store_true", help="change files instead of complaining")
    parser.add_argument("linters", nargs="*", choices=[[], *LINTERS], metavar="LINTER")
    args = parser.parse_args()
    status = 0
    for name in args.linters or LINTERS:
        try:
            command = LINTERS[name](args.fix)
        except Absent as absent:
            print(f"skipped: {absent} is not installed")
            status = status or 77
            continue
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            print(f"{name} found faults")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())

# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No input makes the program fail or hang, and each file of a tree has its output.

HIPWAVE_HOSTILE=1000 tries so many files (default: 100), HIPWAVE_HOSTILE_FIRST=N
starts at another one, and HIPWAVE_HUGE=1 adds a file of 50 MB.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from seeds import SMALL, hostile

COUNT = int(os.environ.get("HIPWAVE_HOSTILE", "100"))
FIRST = int(os.environ.get("HIPWAVE_HOSTILE_FIRST", "0"))
BATCH = 100
SECONDS_A_FILE = 10


def translate(tree: Path, out: Path, seconds: int) -> tuple[int | None, str]:
    """The status, or None if the time was up, and what was printed."""
    command = [os.environ["HIPWAVE"], "translate", str(tree), "-o", str(out), "--jobs", "2", "--max-findings", "1"]
    try:
        done = subprocess.run([*command, "--"], capture_output=True, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, "the time was up"
    return done.returncode, done.stderr.decode(errors="replace")[-2000:]


def fault(tree: Path, out: Path, seconds: int) -> str | None:
    status, said = translate(tree, out, seconds)
    if status not in {0, 1, 3}:
        return f"status {status}: {said}"
    missing = {p.name for p in tree.iterdir()} - {p.name for p in out.iterdir()}
    return f"no output of {sorted(missing)}" if missing else None


def culprits(tree: Path, folder: Path) -> list[str]:
    """Which files of a tree fail by themselves."""
    found = []
    for file in sorted(tree.iterdir()):
        alone = folder / "alone" / file.name
        alone.mkdir(parents=True)
        (alone / file.name).write_bytes(file.read_bytes())
        if why := fault(alone, folder / "alone-out" / file.name, 30):
            found.append(f"{file.name}: {why[:300]}")
    return found


@pytest.mark.parametrize("first", range(FIRST, FIRST + COUNT, BATCH))
def test_hostile(first: int, tmp_path: Path) -> None:
    tree, out = tmp_path / "in", tmp_path / "out"
    tree.mkdir()
    files = [hostile(seed) for seed in range(first, min(first + BATCH, FIRST + COUNT))]
    for name, text in files:
        (tree / name).write_bytes(text)
    if why := fault(tree, out, SECONDS_A_FILE * len(files)):
        pytest.fail("\n".join([why, "Files that fail alone:", *culprits(tree, tmp_path)]))


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert [hostile(s) for s in range(50)] == [hostile(s) for s in range(50)]


@pytest.mark.skipif("HIPWAVE_HUGE" not in os.environ, reason="takes minutes; HIPWAVE_HUGE=1 runs it")
def test_huge(tmp_path: Path) -> None:
    tree, out = tmp_path / "in", tmp_path / "out"
    tree.mkdir()
    # Not many functions of one name: Clang compares each with all others.
    piece = SMALL[0].partition(b"\n")[2]
    with (tree / "huge.cu").open("wb") as file:
        for i in range(50_000_000 // len(piece) + 1):
            file.write(piece.replace(b"add", b"add%d" % i).replace(b"main", b"run%d" % i))
    assert fault(tree, out, 600) is None

# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A run that is killed leaves each file wholly old or wholly new.

HIPWAVE_KILLS=100 kills so many runs of each kind (default: 10).
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest

KILLS = int(os.environ.get("HIPWAVE_KILLS", "10"))
FILES = 60
Tree = dict[str, bytes]


def sources() -> Tree:
    """Long enough to take more than one write; without headers, so fast to parse."""
    tree = {}
    for i in range(FILES):
        body = "".join(f"int f{i}_{j}(void *p) {{ return cudaFree(p) + {j}; }}\n" for j in range(300))
        tree[f"d{i % 4}/u{i}.cpp"] = body.encode()
    return tree


def write(root: Path, tree: Tree) -> None:
    for name, text in tree.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(text)


def command(*arguments: str | Path) -> list[str]:
    return [os.environ["HIPWAVE"], "translate", "-q", "--no-seeds", *map(str, arguments), "--"]


def is_temporary(path: Path) -> bool:
    return path.name.startswith(".hipwave-") and path.name.endswith(".tmp")


def read(root: Path) -> Tree:
    return {str(p.relative_to(root)): p.read_bytes() for p in root.rglob("*") if p.is_file() and not is_temporary(p)}


def killed(argv: list[str], started: Path, old: Tree, r: random.Random, seconds: float) -> None:
    """Kills a run at a random moment: of the whole, or after its first file is written."""
    run = subprocess.Popen(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if r.random() < 0.3:
        time.sleep(r.random() * seconds)
    else:
        end = time.monotonic() + 3 * seconds + 10
        before = {p: (started / p).stat().st_ino if (started / p).exists() else None for p in old}
        watched = list(before)
        while run.poll() is None and time.monotonic() < end:
            p = r.choice(watched)
            if (started / p).exists() and (started / p).stat().st_ino != before[p]:
                break
        time.sleep(r.random() * 0.004)
    run.send_signal(signal.SIGKILL)
    run.wait()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tree, Tree, float]:
    """What there is before and after a run, and how long it takes."""
    root, out = tmp_path_factory.mktemp("whole"), tmp_path_factory.mktemp("out") / "o"
    write(root, sources())
    begin = time.monotonic()
    assert subprocess.run(command(root, "-o", out), check=False).returncode in {0, 1}
    return sources(), read(out), time.monotonic() - begin


def check(now: Tree, old: Tree, new: Tree) -> int:
    """How many files are new; each is that or old."""
    torn = [n for n, text in now.items() if text not in (old.get(n), new.get(n))]
    assert torn == []
    return sum(text == new[n] for n, text in now.items())


def test_in_place(tmp_path: Path, whole: tuple[Tree, Tree, float]) -> None:
    old, new, seconds = whole
    seen = []
    for i in range(KILLS):
        write(tmp_path, old)
        killed(command("--in-place", tmp_path), tmp_path, old, random.Random(i), seconds)
        now = read(tmp_path)
        assert now.keys() == old.keys()
        seen.append(check(now, old, new))
    print("files written when killed:", sorted(seen))
    # A run to the end brings the rest.
    assert subprocess.run(command("--in-place", tmp_path), check=False).returncode in {0, 1}
    assert read(tmp_path) == new


def test_tree(tmp_path: Path, whole: tuple[Tree, Tree, float]) -> None:
    old, new, seconds = whole
    source, out = tmp_path / "in", tmp_path / "out"
    write(source, old)
    seen = []
    for i in range(KILLS):
        # Half of the outputs are there already, with other text.
        before = {n: b"// older\n" for k, n in enumerate(old) if k % 2}
        for path in [p for p in out.rglob("*") if p.is_file()]:
            path.unlink()
        write(out, before)
        killed(command(source, "-o", out), out, old, random.Random(1000 + i), seconds)
        seen.append(check(read(out), before, new))
        assert read(source) == old
    print("files written when killed:", sorted(seen))
    assert subprocess.run(command(source, "-o", out), check=False).returncode in {0, 1}
    assert read(out) == new

# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Run the translator over a whole corpus, and the parse that its speed is held against."""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from corpus.compile import output_of
from corpus.flags import language, language_flags
from corpus.measure import each, run
from corpus.model import CUDA_SUFFIXES, HEADER_SUFFIXES, SOURCE_SUFFIXES, Corpus, Results, Unit, digest_of
from corpus.removed import check_file
from corpus.units import discover

NEIGHBOUR = re.compile(r"\.\./([\w.+-]+)/?")
CODE = HEADER_SUFFIXES | SOURCE_SUFFIXES


# --- Staging ------------------------------------------------------------------


def stage(source: Path, suffix: str, only: Iterable[str], target: Path) -> Corpus:
    """A copy with just the chosen programs and the neighbours that they refer to.

    HeCBench keeps the twins of a program side by side; only the CUDA ones are for the translator.
    """
    whole = discover(source, suffix)
    chosen = sorted(p for p in whole.programs if not set(only) or p in only or p.removesuffix(f"-{suffix}") in only)
    if not any(p.name.endswith(f"-{suffix}") for p in whole.root.iterdir()) and not set(only):
        return whole
    queue, wanted = list(chosen), set(chosen)
    while queue:
        for name in neighbours(whole.root / queue.pop()):
            if name not in wanted and (whole.root / name).is_dir():
                wanted.add(name)
                queue.append(name)
    mark = target / ".staged"
    key = digest_of(whole.root, *(state_of(whole.root / name) for name in sorted(wanted)))
    if not mark.is_file() or mark.read_text() != key:
        shutil.rmtree(target, ignore_errors=True)
        for name in sorted(wanted):
            shutil.copytree(whole.root / name, target / name, symlinks=True)
        mark.write_text(key)
    staged = target.resolve()
    return Corpus(staged, tuple(u for u in whole.units if u.program in chosen))


def state_of(folder: Path) -> str:
    """Changes when a file of a folder does; much quicker than reading them."""
    states = [(p.relative_to(folder).as_posix(), p.lstat()) for p in sorted(folder.rglob("*"))]
    return digest_of(folder.name, *(f"{name} {s.st_size} {s.st_mtime_ns}" for name, s in states))


def neighbours(folder: Path) -> set[str]:
    found: set[str] = set()
    for file in folder.rglob("*"):
        if file.is_file() and (file.suffix in CODE or file.name.startswith(("Makefile", "CMakeLists"))):
            found.update(NEIGHBOUR.findall(file.read_text(errors="replace")))
    return found - {"..", "."}


# --- The translator -------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Translator:
    """How the tool is called: `{src}`, `{out}`, `{db}` and `{cuda}` are filled in."""

    tool: Path
    template: str
    cuda_path: Path | None
    jobs: int
    extra: tuple[str, ...] = ()

    def command(self, source: Path, out: Path, database: Path) -> list[str]:
        values = {"src": str(source), "out": str(out), "db": str(database), "jobs": str(self.jobs)}
        words = [w.format(**values) for w in self.template.split()]
        sdk = [f"--cuda-path={self.cuda_path}"] if self.cuda_path else []
        return [str(self.tool), *words, *sdk, *self.extra]


def translate(corpus: Corpus, translator: Translator, out: Path, work: Path, timeout: float) -> dict[str, Any]:
    database = corpus.write_commands(work / "database")
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    command = translator.command(corpus.root, out, database.parent)
    log = work / "translate.log"
    result = run(command, timeout=timeout, log=log)
    sources = code_files(corpus.root)
    missing = [str(f.relative_to(corpus.root)) for f in sources if not output_of(out / f.relative_to(corpus.root))]
    return {"command": command, "cpu": result.cpu, "wall": result.wall, "rss": result.rss, "exit": result.code,
            "crashed": result.crashed, "files": len(sources), "missing": missing, "log": str(log)}


def code_files(root: Path) -> list[Path]:
    return [p for p in sorted(root.rglob("*")) if p.suffix in CODE | CUDA_SUFFIXES and p.is_file()]


# --- The reference ----------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Parser:
    """A plain host parse by Clang with the CUDA toolkit's headers."""

    clang: str
    cuda_path: Path
    include: tuple[str, ...]
    timeout: float = 300

    def command(self, unit: Unit, corpus: Corpus) -> list[str]:
        kind = language(unit, "cuda")
        sdk = self.cuda_path / "include"
        headers = [f"-I{d}" for d in self.include] + ["-isystem", str(sdk / "cccl")]
        flags = language_flags(unit, corpus.root)
        clang, file = self.clang, str(corpus.root / unit.file)
        common = ["-fsyntax-only", "-w", "-ferror-limit=20", "-fno-caret-diagnostics"]
        if kind == "cuda":
            return [clang, "-x", "cuda", "--cuda-host-only", f"--cuda-path={self.cuda_path}", "--offload-arch=sm_75",
                    *common, *flags, *headers, file]
        if kind == "c":
            clang = clang.replace("clang++", "clang")
            flags = [f for f in flags if not f.startswith("-std=c++")]
        return [clang, "-x", kind, *common, *flags, *headers, "-isystem", str(sdk), file]


def parse_corpus(corpus: Corpus, parser: Parser, results: Results, jobs: int) -> list[dict[str, Any]]:
    def one(unit: Unit) -> dict[str, Any]:
        command = parser.command(unit, corpus)
        digest = digest_of(*command)
        if known := results.get(unit.id, digest):
            return known
        result = run(command, cwd=corpus.root / unit.directory, timeout=parser.timeout)
        record = {"unit": unit.id, "program": unit.program, "digest": digest, "cpu": result.cpu, "rss": result.rss,
                  "ok": result.code == 0}
        results.put(record)
        return record

    return sorted(each(corpus.units, one, jobs), key=lambda r: r["unit"])


# --- Removed code -----------------------------------------------------------------


def check_removed(source: Path, out: Path) -> list[dict[str, Any]]:
    """Removals by file; files without an output are not compared."""
    found = []
    for file in code_files(source):
        name = file.relative_to(source)
        after = output_of(out / name)
        if after:
            found += [{"file": str(name), "line": r.line, "text": r.text[:200], "now": r.context}
                      for r in check_file(file, after)]
    return found

# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a corpus is made of: programs and their compile units."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from pathlib import Path
from typing import Any

CUDA_SUFFIXES = {".cu", ".cuh"}
HEADER_SUFFIXES = {".cuh", ".h", ".hpp", ".hh", ".hxx", ".inl", ".inc"}
SOURCE_SUFFIXES = {".cu", ".c", ".cc", ".cpp", ".cxx", ".C"}


class CorpusError(Exception):
    """What keeps a run from going on; its text is the message for the user."""


@dataclasses.dataclass(frozen=True)
class Unit:
    """One compilation: a file, and the nvcc (or hipcc) command that compiles it."""

    program: str
    directory: str  # relative to the corpus
    file: str  # relative to the corpus
    arguments: tuple[str, ...]  # with the compiler's name first
    origin: str  # "makefile", "compile_commands" or "guess"

    @property
    def id(self) -> str:
        """Names the unit in results; one file may be compiled in several ways."""
        digest = hashlib.sha1("\0".join(self.arguments).encode()).hexdigest()[:8]
        return f"{self.file}@{digest}"

    def entry(self, root: Path) -> dict[str, Any]:
        """Its entry in compile_commands.json."""
        return {"directory": str(root / self.directory), "file": str(root / self.file),
                "arguments": list(self.arguments)}


@dataclasses.dataclass(frozen=True)
class Corpus:
    root: Path
    units: tuple[Unit, ...]

    @property
    def programs(self) -> list[str]:
        return sorted({u.program for u in self.units})

    def write_commands(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / "compile_commands.json"
        target.write_text(json.dumps([u.entry(self.root) for u in self.units], indent=1) + "\n")
        return target


class Results:
    """Results by unit, kept as JSON lines so that a stopped run goes on where it was."""

    def __init__(self, file: Path, fresh: bool = False) -> None:
        self.file = file
        self.known: dict[str, dict[str, Any]] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            file.unlink(missing_ok=True)
        if file.is_file():
            for line in file.read_text().splitlines():
                try:
                    record = json.loads(line)
                except json.JSONDecodeError:
                    continue  # the line at which a run was stopped
                self.known[record["unit"]] = record

    def get(self, unit: str, digest: str) -> dict[str, Any] | None:
        record = self.known.get(unit)
        return record if record and record["digest"] == digest else None

    def put(self, record: dict[str, Any]) -> None:
        self.known[record["unit"]] = record
        with self.file.open("a") as out:
            out.write(json.dumps(record, sort_keys=True) + "\n")


def digest_of(*parts: object) -> str:
    return hashlib.sha1("\0".join(map(str, parts)).encode()).hexdigest()[:16]


def folder_digest(folder: Path) -> str:
    """Changes when any source file under a folder does."""
    total = hashlib.sha1()
    if folder.is_dir():
        for file in sorted(folder.rglob("*")):
            if file.suffix in HEADER_SUFFIXES | SOURCE_SUFFIXES | {".hip"} and file.is_file():
                total.update(file.relative_to(folder).as_posix().encode())
                total.update(file.read_bytes())
    return total.hexdigest()[:16]

# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Find the programs of a corpus and how each of their files is compiled."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from corpus.makefile import Line, compile_lines
from corpus.model import SOURCE_SUFFIXES, Corpus, CorpusError, Unit

COMPILERS = {"nvcc", "hipcc", "nvc++"}
WITH_VALUE = {"-I", "-D", "-U", "-include", "-isystem", "-o", "-x", "-std", "--std", "-arch", "-gencode", "-code",
              "-Xcompiler", "-Xptxas", "-Xlinker", "-Xcudafe", "-L", "-l", "-ccbin", "-MF", "-MT", "-MQ",
              "--compiler-options", "--ptxas-options", "-maxrregcount", "--maxrregcount", "--generate-code",
              "--gpu-architecture", "--default-stream", "-default-stream", "-odir"}


def discover(root: Path, suffix: str = "cuda") -> Corpus:
    """The corpus under a folder; `suffix` picks a set of twins in HeCBench's layout."""
    if not root.is_dir():
        raise CorpusError(f"{root}: no such folder")
    root = root.resolve()
    programs = sorted(p for p in root.iterdir() if p.is_dir() and p.name.endswith(f"-{suffix}"))
    if programs:
        units = [u for program in programs for u in program_units(root, program)]
    else:
        found = sorted(root.rglob("compile_commands.json"))
        units = [u for f in found for u in database_units(root, f)] or list(guessed_units(root, root))
    if not units:
        raise CorpusError(f"{root}: found nothing to compile")
    return Corpus(root, tuple(unique(units)))


def unique(units: list[Unit]) -> list[Unit]:
    return sorted({u.id: u for u in units}.values(), key=lambda u: (u.program, u.file, u.arguments))


def program_units(root: Path, program: Path) -> list[Unit]:
    """A program's units: by its Makefile, else its database, else one for each .cu."""
    lines = list(compile_lines(program)) if has_makefile(program) else []
    if not lines and not has_makefile(program):
        for nested in sorted(p.parent for p in program.rglob("Makefile")):
            lines += list(compile_lines(nested))
    units = list(makefile_units(root, program, lines))
    if not units:
        units = [u for f in sorted(program.rglob("compile_commands.json")) for u in database_units(root, f)]
    return units or list(guessed_units(root, program))


def has_makefile(folder: Path) -> bool:
    return any((folder / name).is_file() for name in ("GNUmakefile", "makefile", "Makefile"))


# --- From a Makefile's commands ------------------------------------------------


def split_command(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return command.split()


def makefile_units(root: Path, program: Path, lines: list[Line]) -> Iterator[Unit]:
    for line in lines:
        command = re.sub(r"(^|\s)#.*$", "", line.command)
        for part in re.split(r"&&|;|\|\|", command):
            words = split_command(part)
            if words and Path(words[0]).name in COMPILERS:
                yield from command_units(root, program.name, line.directory, words, "makefile")


def inputs_of(words: list[str]) -> list[str]:
    """The source files of a compiler's command line."""
    found, skip = [], False
    for word in words[1:]:
        if skip:
            skip = False
        elif word in WITH_VALUE:
            skip = True
        elif not word.startswith("-") and Path(word).suffix in SOURCE_SUFFIXES | {".hip"}:
            found.append(word)
    return found


def command_units(root: Path, program: str, directory: Path, words: list[str], origin: str) -> Iterator[Unit]:
    inputs = inputs_of(words)
    for name in inputs:
        file = Path(os.path.normpath(directory / name))
        if not file.is_file() or not file.is_relative_to(root):
            continue
        own = [w for w in words if w == name or w not in inputs]
        yield Unit(program, os.path.relpath(directory.resolve(), root), str(file.relative_to(root)), tuple(own), origin)


# --- From a compilation database ------------------------------------------------


def database_units(root: Path, database: Path) -> Iterator[Unit]:
    try:
        entries = json.loads(database.read_text())
    except (json.JSONDecodeError, OSError) as error:
        raise CorpusError(f"{database}: {error}") from error
    for entry in entries:
        directory = Path(entry["directory"])
        if not directory.is_absolute():
            directory = database.parent / directory
        file = Path(os.path.normpath(directory / entry["file"]))
        words = list(entry.get("arguments") or split_command(entry["command"]))
        if file.is_relative_to(root) and file.suffix in SOURCE_SUFFIXES and is_cuda(file, words):
            program = file.relative_to(root).parts[0] if len(file.relative_to(root).parts) > 1 else root.name
            yield Unit(program, os.path.relpath(directory, root), str(file.relative_to(root)), tuple(words),
                       "compile_commands")


def is_cuda(file: Path, words: list[str]) -> bool:
    return file.suffix == ".cu" or Path(words[0]).name in COMPILERS or "cuda" in words


# --- By guess -------------------------------------------------------------------

INCLUDED = re.compile(r'^\s*#\s*include\s*["<]([^">]+\.cu)[">]', re.M)


def guessed_units(root: Path, folder: Path) -> Iterator[Unit]:
    """Every .cu that no other file includes, with the folders that hold headers on its path."""
    sources = sorted(folder.rglob("*.cu"))
    texts = [p for p in folder.rglob("*") if p.is_file() and p.suffix in {".cu", ".cuh", ".h", ".hpp", ".cpp", ".cc"}]
    included = {Path(name).name for p in texts for name in INCLUDED.findall(p.read_text(errors="replace"))}
    headers = sorted({p.parent for p in texts if p.suffix not in {".cu", ".cpp", ".cc"}})
    include = [f"-I{os.path.relpath(p, folder)}" for p in headers]
    for source in sources:
        if source.name in included:
            continue
        relative = source.relative_to(folder)
        program = folder.name if folder != root else (relative.parts[0] if len(relative.parts) > 1 else root.name)
        yield Unit(program, os.path.relpath(folder, root), str(source.relative_to(root)),
                   ("nvcc", "-std=c++17", *include, "-c", str(relative)), "guess")

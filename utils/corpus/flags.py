# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turn a unit's nvcc or hipcc command line into what Clang takes."""

from __future__ import annotations

import os
from pathlib import Path

from corpus.model import Unit

SEPARATE = ("-I", "-D", "-U", "-include", "-isystem", "-std", "--std")
HOST_OPTIONS = ("-fopenmp", "-I", "-D", "-U", "-std", "-m", "-pthread")


def language_flags(unit: Unit, root: Path) -> list[str]:
    """Macros, include paths and language options, with paths relative to `root` made absolute."""
    directory = root / unit.directory
    flags: list[str] = []
    words = list(unit.arguments[1:])
    while words:
        word = words.pop(0)
        if word in ("-Xcompiler", "--compiler-options") and words:
            for option in words.pop(0).strip("\"'").split(","):
                flags += _one(option, [], directory) if option.startswith(HOST_OPTIONS) else []
        elif word.startswith("-Xcompiler="):
            option = word.split("=", 1)[1]
            flags += _one(option, [], directory) if option.startswith(HOST_OPTIONS) else []
        else:
            flags += _one(word, words, directory)
    if not any(f.startswith("-std=") for f in flags):
        flags.append("-std=c++17")
    return flags


def _one(word: str, rest: list[str], directory: Path) -> list[str]:
    name = next((s for s in SEPARATE if word == s), None)
    value = rest.pop(0) if name and rest else ""
    if not name:
        name = next((s for s in ("-I", "-D", "-U", "-std=", "--std=") if word.startswith(s)), None)
        value = word[len(name):] if name else ""
    if name in ("-std", "--std", "-std=", "--std="):
        return [f"-std={value}"]
    if name in ("-I", "-isystem"):
        path = os.path.normpath(directory / value)
        return ["-isystem", path] if name == "-isystem" else [f"-I{path}"]
    if name == "-include":
        local = directory / value
        return ["-include", str(local) if local.is_file() else value]
    if name and value:
        return [name + value]
    if word == "-fopenmp":
        return [word]
    if word in ("-use_fast_math", "--use_fast_math"):
        return ["-ffast-math"]
    return []


def language(unit: Unit, device: str) -> str:
    """`device` for files with device code, else the host language that nvcc would take."""
    words = unit.arguments
    for index, word in enumerate(words[:-1]):
        if word in ("-x", "--x"):
            return {"cu": device, "cuda": device, "hip": device, "c": "c", "c++": "c++"}.get(words[index + 1], device)
    suffix = Path(unit.file).suffix
    if suffix in (".cu", ".hip") or Path(words[0]).name == "hipcc":
        return device if suffix != ".c" else "c"
    return "c" if suffix == ".c" else "c++"

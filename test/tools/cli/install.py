# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""install.py PROGRAM FOLDER: installs the build that holds the program, moves
it, and uses it from there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = """
cmake_minimum_required(VERSION 3.21)
project(user LANGUAGES CXX)
find_package(hipwave REQUIRED)
add_library(user OBJECT)
hipwave_translate(TARGET user SOURCES "a folder/a.cu" EXTENSION cpp
  OPTIONS --quiet --no-todo FLAGS -DONE=1 -DTWO=2)
"""
FILES = [
    "bin/hipwave",
    "share/man/man1/hipwave.1",
    "share/hipwave/docs/passes/build-files.md",
    "share/hipwave/mappings/schema.json",
    "share/bash-completion/completions/hipwave",
    "share/zsh/site-functions/_hipwave",
    "share/fish/vendor_completions.d/hipwave.fish",
]


def run(*command: object) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    build, work = Path(sys.argv[1]).parent.parent, Path(sys.argv[2])
    run("cmake", "--install", build, "--prefix", work / "first")
    root = (work / "first").rename(work / "moved here")
    for name in FILES:
        if not (root / name).is_file():
            sys.exit(f"{name} is not installed")
    if "## build-file-not-translated" not in run(root / "bin/hipwave", "explain", "build-file-not-translated"):
        sys.exit("explain does not find its pages")

    user = work / "user"
    (user / "a folder").mkdir(parents=True)
    (user / "CMakeLists.txt").write_text(PROJECT)
    (user / "a folder/a.cu").write_text('#include "a.h"\nint f() { return VALUE; }\n')
    (user / "a folder/a.h").write_text("#define VALUE 1\n")
    run("cmake", "-S", user, "-B", user / "build", f"-DCMAKE_PREFIX_PATH={root}")
    run("cmake", "--build", user / "build")
    if not list((user / "build/hipwave/user").rglob("a.cpp")):
        sys.exit("hipwave_translate() made no file")


if __name__ == "__main__":
    main()

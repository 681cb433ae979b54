# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compile translated units as HIP, both sides, and classify what fails."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.diagnose import Failure, diagnose
from corpus.flags import language, language_flags
from corpus.measure import Run, each, run
from corpus.model import HEADER_SUFFIXES, SOURCE_SUFFIXES, Corpus, CorpusError, Results, Unit, digest_of, folder_digest

RENAMED = {".cu": (".hip", ".hip.cpp", ".cpp"), ".cuh": (".hip.h", ".hpp", ".h")}
WARP_HEADER = "hip/amd_detail/amd_warp_functions.h"
SYNC_HEADER = "hip/amd_detail/amd_warp_sync_functions.h"


@dataclasses.dataclass(frozen=True)
class HipCompiler:
    clang: str
    tree: Path
    arch: str
    include: tuple[str, ...]
    level: str  # "object" or "syntax"
    timeout: float = 300

    def check(self) -> None:
        for part in ("include/hip/hip_runtime.h", "share/hip/version"):
            if not (self.tree / part).is_file():
                raise CorpusError(f"{self.tree}: no HIP tree, {part} is missing (utils/hip_tree.py makes one)")

    def commands(self, unit: Unit, root: Path, file: Path, relaxed: Path | None) -> Iterator[list[str]]:
        flags = language_flags(unit, root)
        third = [f"-I{d}" for d in self.include]
        common = ["-w", "-ferror-limit=20", "-fno-caret-diagnostics", "-D__HIP_PLATFORM_AMD__"]
        if relaxed:
            common += ["-ivfsoverlay", str(relaxed)]
        if language(unit, "hip") == "c":
            c_flags = [f for f in flags if not f.startswith("-std=c++")]
            yield [self.clang.replace("clang++", "clang"), "-x", "c", *common, *c_flags, *third,
                   "-isystem", str(self.tree / "include"), "-fsyntax-only", str(file)]
            return
        base = [self.clang, "-x", "hip", f"--offload-arch={self.arch}", f"--rocm-path={self.tree}", "-nogpulib",
                *common, *flags, *third]
        if self.level == "syntax":
            yield [*base, "-fsyntax-only", str(file)]
            return
        # -S assembles inline assembly without linking, so PTX is found and no device library is needed.
        yield [*base, "--cuda-device-only", "-O1", "-S", "-o", "/dev/null", str(file)]
        yield [*base, "--cuda-host-only", "-O0", "-c", "-o", "/dev/null", str(file)]

    def run(self, unit: Unit, root: Path, file: Path, relaxed: Path | None = None) -> Run:
        total = Run(0, 0, 0, 0, "")
        for command in self.commands(unit, root, file, relaxed):
            one = run(command, cwd=root / unit.directory, timeout=self.timeout)
            total = Run(one.code, total.cpu + one.cpu, total.wall + one.wall, max(total.rss, one.rss), one.output)
            if one.code:
                break
        return total


def relax_warp_rules(tree: Path, work: Path) -> Path:
    """A file overlay in which masks may have 32 bits and warpSize is a constant again.

    With it a unit whose only fault is the width of lane masks compiles, so that its other faults show.
    """
    folder = work / "relaxed"
    folder.mkdir(parents=True, exist_ok=True)
    include = (tree / "include").resolve()
    sync = (include / SYNC_HEADER).read_text()
    sync = re.sub(r"\bstatic_assert\s*\(", "(void)sizeof(", sync)
    warp = (include / WARP_HEADER).read_text()
    warp = re.sub(r"inline __device__ const struct final \{.*?\} warpSize\{\};", "static constexpr int warpSize = 64;",
                  warp, flags=re.S)
    roots = []
    for name, text in ((SYNC_HEADER, sync), (WARP_HEADER, warp)):
        copy = folder / Path(name).name
        copy.write_text(text)
        for spelt in dict.fromkeys((tree / "include" / name, include / name)):
            roots.append({"type": "file", "name": str(spelt), "external-contents": str(copy.resolve())})
    overlay = folder / "overlay.yaml"
    overlay.write_text(json.dumps({"version": 0, "case-sensitive": True, "use-external-names": False, "roots": roots}))
    return overlay


def output_of(file: Path) -> Path | None:
    """Where a translator put a file: in place, or with HIP's suffix."""
    if file.is_file():
        return file
    candidates = (file.with_suffix(s) for s in RENAMED.get(file.suffix, ()))
    return next((c for c in candidates if c.is_file()), None)


def header_names(folder: Path) -> set[str]:
    return {p.name for p in folder.rglob("*") if p.suffix in HEADER_SUFFIXES | SOURCE_SUFFIXES and p.is_file()}


def compile_corpus(corpus: Corpus, root: Path, compiler: HipCompiler, results: Results, work: Path,
                   jobs: int) -> list[dict[str, Any]]:
    """Compile every unit's translation under `root`; results known from an earlier run are kept."""
    compiler.check()
    root = root.resolve()
    overlay = relax_warp_rules(compiler.tree, work)
    folders = {p.name for p in (compiler.tree / "include").iterdir() if p.is_dir()}
    headers = {p: header_names(corpus.root / p) if (corpus.root / p).is_dir() else header_names(corpus.root)
               for p in corpus.programs}
    digests = {p: folder_digest(root / p) if (root / p).is_dir() else folder_digest(root) for p in corpus.programs}

    def one(unit: Unit) -> dict[str, Any]:
        digest = digest_of(digests[unit.program], compiler, unit.arguments)
        known = results.get(unit.id, digest)
        if known:
            return known
        record = compile_unit(unit, root, compiler, overlay, headers[unit.program], folders)
        record |= {"unit": unit.id, "program": unit.program, "digest": digest}
        results.put(record)
        return record

    records = []
    for record in each(corpus.units, one, jobs):
        records.append(record)
        if len(records) % 50 == 0:
            print(f"  compiled {len(records)} of {len(corpus.units)}", flush=True)
    return sorted(records, key=lambda r: r["unit"])


def compile_unit(unit: Unit, root: Path, compiler: HipCompiler, overlay: Path, headers: set[str],
                 folders: set[str]) -> dict[str, Any]:
    file = output_of(root / unit.file)
    if not file:
        return {"status": "failed", "kind": "no output", "message": unit.file, "cpu": 0.0, "rss": 0}
    result = compiler.run(unit, root, file)
    record: dict[str, Any] = {"status": "ok", "kind": "", "message": "", "cpu": result.cpu, "rss": result.rss}
    if not result.code:
        return record
    failure = diagnose(result.output, result.code, headers, folders)
    record |= status_of(failure)
    if failure.warp and not failure.third_party:
        again = compiler.run(unit, root, file, overlay)
        rest = diagnose(again.output, again.code, headers, folders) if again.code else None
        if rest is None:
            record["status"] = "warp"
        else:  # something else is wrong as well: that is what counts
            record |= status_of(rest) | {"warp": True}
    return record


def status_of(failure: Failure) -> dict[str, Any]:
    return {"status": "third-party" if failure.third_party else "failed", "kind": failure.kind,
            "message": failure.message}

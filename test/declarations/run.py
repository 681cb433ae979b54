#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the declarations that stand in for a CUDA SDK.

  inputs     every file of inputs/ parses, for its standards and views
  headers    every header parses alone: in CUDA, and where it serves them in
             C++ and C
  interface  the headers declare what mappings/interface says
  sdk        the headers of a CUDA toolkit declare what it says; without a
             toolkit the suite is skipped

An input may say in its first line what it is parsed for, for example
"// standards: 17 20, views: device" or "// clang: 22" (that or later).
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "utils"))

import gen_declarations as gen  # noqa: E402

SKIPPED = 77
STANDARDS = ("11", "14", "17", "20")
Job = tuple[str, list[str]]

# Each view as Clang's driver names it. What runs on the device launches
# kernels as well, which Clang allows with relocatable device code only.
VIEWS = {"host": ["--cuda-host-only"], "device": ["--cuda-device-only", "--cuda-gpu-arch=sm_80"]}
CUDA = ["-x", "cuda", "-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version", "-fgpu-rdc"]
# C++ by nature, and for CUDA sources only.
CUDA_ONLY = re.compile(r"cub/|thrust/|cuda/|cooperative_groups|mma\.h|crt/|\.hpp$")


def cuda_command(clang: str, declarations: Path, standard: str, view: str) -> list[str]:
    return [clang, "-fsyntax-only", "-w", *CUDA, *VIEWS[view], f"-std=c++{standard}",
            "-isystem", str(declarations), "-include", "__hipwave_cuda.h"]  # fmt: skip


def errors_of(command: list[str]) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [line for line in done.stderr.splitlines() if "error:" in line]
    if done.returncode and not found:
        found = done.stderr.splitlines()[-3:] or [f"exit status {done.returncode}"]
    return found


def run_all(jobs: Iterable[Job]) -> int:
    """Runs the commands, two at a time; prints what fails. Number of faults."""
    faults = count = 0
    with ThreadPoolExecutor(2) as pool:
        for (name, _), errors in pool.map(lambda job: (job, errors_of(job[1])), list(jobs)):
            count += 1
            if errors:
                faults += 1
                print(f"{name}: {len(errors)} errors")
                print("".join(f"  {e}\n" for e in errors[:5]), end="")
    print(f"{count} parses, {faults} with errors")
    return faults


def inputs(clang: str, declarations: Path) -> int:
    said = subprocess.run([clang, "-dumpversion"], capture_output=True, text=True, check=True).stdout
    jobs: list[Job] = []
    for path in sorted((HERE / "inputs").iterdir()):
        first = path.read_text(encoding="ascii").splitlines()[0]
        asked = dict(re.findall(r"(\w+): ([\w ]+)", first))
        if int(said.split(".")[0]) < int(asked.get("clang", "0")):
            print(f"{path.name}: left out with Clang {said.strip()}")
        elif path.suffix == ".cu":
            for standard in asked.get("standards", " ".join(STANDARDS)).split():
                for view in asked.get("views", "host device").split():
                    command = cuda_command(clang, declarations, standard, view)
                    jobs.append((f"{path.name} C++{standard} {view}", [*command, str(path)]))
        else:
            language = "c" if path.suffix == ".c" else "c++"
            jobs.append((path.name, [clang, "-x", language, "-fsyntax-only", "-isystem", str(declarations), str(path)]))
    return run_all(jobs)


def headers(clang: str, declarations: Path, folder: Path) -> int:
    jobs: list[Job] = []
    for number, name in enumerate(sorted(gen.generate())):
        if name.startswith(("compat/", "hipwave/", "__hipwave")):  # parts of others
            continue
        source = folder / f"{number}.cu"
        source.write_text(f"#include <{name}>\n", encoding="ascii")
        jobs.append((f"{name} CUDA", [*cuda_command(clang, declarations, "17", "host"), str(source)]))
        if not CUDA_ONLY.search(name):
            for language in ("c", "c++"):
                plain = [clang, "-x", language, "-fsyntax-only", "-isystem", str(declarations), str(source)]
                jobs.append((f"{name} {language}", plain))
    return run_all(jobs)


# -- Comparison of the data with headers ----------------------------------------

# Headers whose C interface is checked, each with those that come before it.
CHECKED = {
    "cuda_runtime_api.h": "cuda_runtime_api.h cuda_profiler_api.h driver_functions.h channel_descriptor.h",
    "driver_types.h": "cuda_runtime_api.h",
    "library_types.h": "library_types.h",
    "hipwave/uuid.h": "cuda.h cuda_runtime_api.h",
    "cuda.h": "cuda.h",
    "cudaProfiler.h": "cudaProfiler.h",
    "cublas_api.h": "cublas_v2.h",
    "hipwave/cublas_types.h": "cublas_v2.h",
    "hipwave/cublas_v1.h": "cublas.h",
    "cublasLt.h": "cublasLt.h",
    "cublasXt.h": "cublasXt.h",
    "cufft.h": "cufft.h",
    "cufftXt.h": "cufftXt.h",
    "curand.h": "curand.h curand_discrete.h",
    "cusparse.h": "cusparse.h",
    "cusolver_common.h": "cusolver_common.h",
    "cusolverDn.h": "cusolverDn.h",
    "cusolverSp.h": "cusolverSp.h cusolverSp_LOWLEVEL_PREVIEW.h",
    "cusolverRf.h": "cusolverRf.h",
    "cusolverMg.h": "cusolverMg.h",
    "cudnn.h": "cudnn.h",
    "nccl.h": "nccl.h",
    "nvrtc.h": "nvrtc.h",
    "cupti.h": "cupti.h",
    "nvtx3/nvToolsExt.h": "nvtx3/nvToolsExt.h nvtx3/nvToolsExtCuda.h nvtx3/nvToolsExtCudaRt.h nvtx3/nvToolsExtSync.h",
    "cuComplex.h": "cuComplex.h",
}


def checks_of(header: gen.Header, enumerators: dict[str, list[gen.Row]]) -> dict[str, str]:
    """One C++ declaration for each fact, by the name it is about."""
    out: dict[str, str] = {}
    for row in header.functions:
        if row["linkage"] == "c" and row["name"] not in out:
            parameters = ", ".join(gen.parameters_of(row))
            pointer = gen.declare(f"{row['returns']} (*)({parameters})", "const {}")
            out[row["name"]] = f"{pointer} = &{row['name']};"
    for row in header.types:
        if row["kind"] == "enum":
            for e in enumerators.get(row["name"], []):
                out[e["name"]] = f'static_assert((long long){e["name"]} == {e["value"]}, "");'
        elif row["kind"] in ("struct", "union") and row["fields"]:
            for text in gen.split_top(row["fields"], ";"):
                name, _, spelling = (part.strip() for part in text.partition(":"))
                if name and "{" not in spelling:
                    member = row["name"]  # may be the tag or the typedef
                    wanted = gen.declare(spelling, "").strip()
                    out[f"{row['name']}::{name}"] = (
                        f'static_assert(same<__typeof__((({member} *)0)->{name}), {wanted}>::value, "");'
                    )
        elif row["kind"] == "typedef":
            target = gen.declare(row["fields"], "").strip()
            out[f"typedef {row['name']}"] = f'static_assert(same<{row["name"]}, {target}>::value, "");'
    return out


PRELUDE = """\
template <class T, class U> struct same { static const bool value = false; };
template <class T> struct same<T, T> { static const bool value = true; };
"""


def compare(clang: str, folder: Path, flags: list[str], tolerated: dict[str, str]) -> int:
    """Compiles the checks of each header; prints facts that the headers deny."""
    every, enumerators = gen.headers(older=False)
    faults = total = absent = 0
    for path, includes in CHECKED.items():
        checks = checks_of(every[path], enumerators)
        lines = [*(f"#include <{h}>" for h in includes.split()), *PRELUDE.splitlines()]
        first = len(lines) + 1
        names = list(checks)
        for number, name in enumerate(names):
            lines.append(checks[name].replace("{}", f"hipwave_{number}", 1))
        source = folder / (re.sub(r"\W", "_", path) + ".cpp")
        source.write_text("\n".join(lines) + "\n", encoding="ascii")
        command = [clang, "-x", "c++", "-std=c++17", "-fsyntax-only", "-w", "-ferror-limit=0",
                   "-fno-caret-diagnostics", *flags, str(source)]  # fmt: skip
        denied: dict[str, str] = defaultdict(str)
        other = []
        for error in errors_of(command):
            where = re.match(re.escape(str(source)) + r":(\d+):\d+: (?:fatal )?error: (.*)", error)
            if where and int(where[1]) >= first:
                denied[names[int(where[1]) - first]] = where[2]
            else:
                other.append(error)
        if other:
            if "file not found" in other[0]:
                print(f"{path}: not here: {other[0].rsplit(': ', 1)[-1]}")
                absent += 1
                continue
            faults += len(other)
            print(f"{path}: {other[0]}")
        total += len(checks)
        for name, why in sorted(denied.items()):
            if name not in tolerated:
                faults += 1
                print(f"{path}: {name}: {why}")
    print(f"{total} facts of {len(CHECKED) - absent} headers, {faults} denied")
    return faults


# Facts that no header can confirm, with the reason.
UNCONFIRMED: dict[str, str] = {}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", choices=["inputs", "headers", "interface", "sdk"])
    parser.add_argument("--clang", required=True)
    parser.add_argument("--declarations", type=Path, required=True)
    parser.add_argument("--cuda-path", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        if arguments.suite == "inputs":
            faults = inputs(arguments.clang, arguments.declarations)
        elif arguments.suite == "headers":
            faults = headers(arguments.clang, arguments.declarations, folder)
        elif arguments.suite == "interface":
            faults = compare(arguments.clang, folder, ["-isystem", str(arguments.declarations)], {})
        else:
            include = Path(arguments.cuda_path or "/usr/local/cuda") / "include"
            if not (include / "cuda.h").is_file():
                print(f"skipped: no CUDA toolkit ({include}/cuda.h); set HIPWAVE_CUDA_PATH")
                return SKIPPED
            version = re.search(r"#define CUDA_VERSION (\d+)", (include / "cuda.h").read_text(errors="replace"))
            if not version or version[1] != "13000":
                print(f"skipped: the data are of CUDA 13.0, {include} is of {version[1] if version else 'unknown'}")
                return SKIPPED
            faults = compare(arguments.clang, folder, ["-isystem", str(include)], UNCONFIRMED)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

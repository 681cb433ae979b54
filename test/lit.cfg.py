"""What lit knows about this project's tests.

A test is any file below test/ with a RUN line; pages under docs/passes are run
by the tests in test/docs. Substitutions:

  %hipwave     the program
  %check_pass  utils/check_pass.py with the program filled in
  %check_page  utils/check_page.py, likewise
  %python      the Python that the tests run with
  %inputs      test/Inputs
  %root        the source tree
  FileCheck, not, count: LLVM's

Features, for REQUIRES lines: sdk (a CUDA toolkit, %cuda_path), hip (HIP's
headers, %hip_path), nvcc, llvm-19, llvm-22.
"""

from __future__ import annotations

import os
import shlex
import subprocess

import lit.formats

config.name = "hipwave"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cu", ".cuh", ".hip", ".c", ".cpp", ".h", ".test", ".md"]
config.excludes = ["Inputs", "unit", "corpus", "declarations", "mappings", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.hipwave_exec_root

hipwave = os.path.join(config.hipwave_build, "bin", "hipwave")
python = config.hipwave_python
utils = os.path.join(config.hipwave_source, "utils")


def command(*parts: str) -> str:
    return " ".join(shlex.quote(part) for part in parts)


def takes(option: str) -> bool:
    """Whether `hipwave translate` has this option, hidden ones included."""
    done = subprocess.run(
        [hipwave, "translate", "--help-hidden"], capture_output=True, text=True, check=False
    )
    return option in done.stdout


hooks = ["--shuffle"] if takes("--shuffle-passes") else []
config.substitutions += [
    ("%hipwave", command(hipwave)),
    ("%check_pass", command(python, f"{utils}/check_pass.py", "--hipwave", hipwave, *hooks)),
    ("%check_page", command(python, f"{utils}/check_page.py", "--hipwave", hipwave)),
    ("%python", command(python)),
    ("%inputs", os.path.join(config.test_source_root, "Inputs")),
    ("%root", config.hipwave_source),
    ("%cuda_path", config.hipwave_cuda_path),
    ("%hip_path", config.hipwave_hip_path),
]

config.environment["PATH"] = os.pathsep.join(
    [config.hipwave_llvm_tools, config.environment.get("PATH", "")]
)

config.available_features.add(f"llvm-{config.hipwave_llvm_major}")
if os.path.exists(os.path.join(config.hipwave_cuda_path or "/nonexistent", "include", "cuda.h")):
    config.available_features.add("sdk")
if config.hipwave_hip_path and os.path.isdir(config.hipwave_hip_path):
    config.available_features.add("hip")
if config.hipwave_nvcc and os.path.exists(config.hipwave_nvcc):
    config.available_features.add("nvcc")

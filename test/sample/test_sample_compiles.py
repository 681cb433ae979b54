from __future__ import annotations

import os
import shutil
import subprocess

import pytest
from conftest import Translated


def compiler() -> str:
    for name in ("clang++-22", "clang++-19"):
        if found := shutil.which(name):
            return found
    pytest.skip("no clang++ that compiles HIP")


@pytest.mark.parametrize("name", ["main.cpp", "project.cu", "reduce.cu"])
def test_compiles(translated: Translated, name: str) -> None:
    root = os.environ.get("HIPWAVE_HIP_PATH")
    if not root:
        pytest.skip("no HIP headers: HIP_PATH is not set (utils/run-tests --hip gets them)")
    if not os.path.exists(f"{root}/include/hipblas/hipblas.h"):
        pytest.skip("the HIP headers lack hipBLAS, which all files include")
    command = [compiler(), "-x", "hip", f"--rocm-path={root}", "--offload-arch=gfx90a", "-nogpulib", "-fsyntax-only",
               f"-I{translated.folder}/include", str(translated.folder / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # Masks of 32 bits are what is left for a person; HIP refuses them.
    errors = [line for line in done.stderr.splitlines() if ": error:" in line]
    left = [line for line in errors if "mask" not in line.lower()]
    assert not left, "\n".join(left)

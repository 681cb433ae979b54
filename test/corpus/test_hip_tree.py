# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of utils/hip_tree.py on made-up headers."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "utils" / "hip_tree.py"
VERSION = "#define HIP_VERSION_MAJOR 7\n#define HIP_VERSION_MINOR 1\n#define HIP_VERSION_PATCH 25424\n"
GROUPS = "  __CG_QUALIFIER__ unsigned int size() const { return n; }\nint w = __AMDGCN_WAVEFRONT_SIZE;\n"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    write(tmp_path / "triton" / "hip" / "hip_version.h", VERSION)
    write(tmp_path / "triton" / "hip" / "amd_detail" / "amd_common.h", "int w = __AMDGCN_WAVEFRONT_SIZE; // newer\n")
    write(tmp_path / "clr" / "hipamd/include/hip/amd_detail/amd_hip_fp16.h", "// half\n")
    write(tmp_path / "clr" / "hipamd/include/hip/amd_detail/amd_common.h", "// older\n")
    write(tmp_path / "clr" / "hipamd/include/hip/amd_detail/amd_hip_cooperative_groups.h", GROUPS)
    write(tmp_path / "hipBLAS" / "CMakeLists.txt", 'set ( VERSION_STRING "2.4.1" )\n')
    write(tmp_path / "hipBLAS" / "library/include/hipblas.h", '#include "hipblas-export.h"\n')
    write(tmp_path / "hipBLAS" / "library/include/hipblas-version.h.in",
          "#define hipblasVersionMajor @hipblas_VERSION_MAJOR@\n#define hipblasVersionMinor ${hipblas_VERSION_MINOR}\n")
    return tmp_path


def build(sources: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *arguments, "-o", str(sources / "tree")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def build_all(sources: Path, triton: str = "triton", blas: str = "hipBLAS") -> Path:
    done = build(sources, "--triton", str(sources / triton), "--library", str(sources / "clr"),
                 "--library", str(sources / blas))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{sources / 'tree'}: HIP 7.1, ")
    return sources / "tree" / "include"


def test_the_newer_header_wins_and_is_not_adapted(sources: Path) -> None:
    include = build_all(sources)
    assert (include / "hip/amd_detail/amd_common.h").read_text() == "int w = __AMDGCN_WAVEFRONT_SIZE; // newer\n"
    assert (include / "hip/amd_detail/amd_hip_fp16.h").is_file()


def test_older_headers_are_adapted(sources: Path) -> None:
    text = (build_all(sources) / "hip/amd_detail/amd_hip_cooperative_groups.h").read_text()
    assert "static_cast<int>(warpSize)" in text
    assert "num_threads() const { return size(); }" in text


def test_version_and_export_headers_are_generated(sources: Path) -> None:
    include = build_all(sources)
    assert "hipblasVersionMajor 2\n" in (include / "hipblas/hipblas-version.h").read_text()
    assert "hipblasVersionMinor 4\n" in (include / "hipblas/hipblas-version.h").read_text()
    assert "#define HIPBLAS_EXPORT\n" in (include / "hipblas/hipblas-export.h").read_text()
    assert (sources / "tree/share/hip/version").read_text() == \
        "HIP_VERSION_MAJOR=7\nHIP_VERSION_MINOR=1\nHIP_VERSION_PATCH=0\n"


def test_a_wheel_and_a_bare_repository_are_sources(sources: Path) -> None:
    with zipfile.ZipFile(sources / "triton-1.whl", "w") as wheel:
        wheel.write(sources / "triton/hip/hip_version.h", "triton/backends/amd/include/hip/hip_version.h")
    git = ["git", "-C", str(sources / "hipBLAS"), "-c", "user.name=x", "-c", "user.email=x@localhost"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
        subprocess.run([*git, *words], check=True)
    subprocess.run(["git", "clone", "-q", "--bare", str(sources / "hipBLAS"), str(sources / "bare")], check=True)
    include = build_all(sources, "triton-1.whl", "bare")
    assert "hipblasVersionMajor 2\n" in (include / "hipblas/hipblas-version.h").read_text()


def test_what_cannot_be_used_is_said(sources: Path) -> None:
    assert "neither a triton wheel" in build(sources, "--triton", str(sources / "hipBLAS")).stderr
    done = build(sources, "--triton", str(sources / "triton"), "--library", str(sources / "triton"))
    assert done.returncode == 1 and "no library that this script knows" in done.stderr

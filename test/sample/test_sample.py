from __future__ import annotations

import re
from pathlib import Path

from conftest import Translated, translate

CUDA = re.compile(r"\b(cuda|cublas|CUBLAS_|CUDA_R_)\w*")


def code(text: str) -> str:
    """The text without comments and strings, and without the names that the
    sample itself defines."""
    text = re.sub(r'//[^\n]*|"(?:\\.|[^"\\])*"', "", text)
    return re.sub(r"\b(CUDA|CUBLAS)_CHECK\b", "", text)


def test_something_is_left_and_said(translated: Translated) -> None:
    assert translated.status == 1, translated.report
    assert re.search(r"reduce\.cu:\d+:\d+: warning: .*__shfl_down_sync.* \[warp-intrinsic\]", translated.report)
    assert "[build-file-not-translated]" in translated.report
    assert "[parse-error]" not in translated.report
    assert "[missing-header]" not in translated.report


def test_every_file_is_there(translated: Translated) -> None:
    def names(root: Path) -> set[str]:
        return {str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()}

    assert names(translated.folder) == names(translated.source)


def test_no_cuda_is_left_in_the_code(translated: Translated) -> None:
    for name in ("include/spread.h", "main.cpp", "project.cu", "reduce.cu"):
        assert not CUDA.findall(code((translated.folder / name).read_text())), name


def test_the_header_is_translated_once(translated: Translated) -> None:
    header = (translated.folder / "include/spread.h").read_text()
    assert header.count("#include <hip/hip_runtime.h>") == 1
    assert len(re.findall(r"#include <hipblas/hipblas\.h>", header)) == 1
    assert "hipError_t status_ = (CALL);" in header


def test_warp_code_is_marked(translated: Translated) -> None:
    text = (translated.folder / "reduce.cu").read_text()
    assert text.count("// TODO(hipwave:warp-intrinsic)") == 2
    assert text.count("__shfl_down_sync(") == 2


def test_a_second_run_changes_nothing(translated: Translated) -> None:
    done = translate(translated.folder, "--diff", "--", f"-I{translated.folder}/include")
    assert done.stdout == ""

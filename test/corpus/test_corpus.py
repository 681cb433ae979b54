# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of the corpus runner. They need neither the program nor a compiler."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "utils"))

from corpus import diagnose, removed, table  # noqa: E402
from corpus.compile import output_of, relax_warp_rules  # noqa: E402
from corpus.flags import language, language_flags  # noqa: E402
from corpus.makefile import Makefile  # noqa: E402
from corpus.model import Results, Unit  # noqa: E402
from corpus.translate import Translator, stage, translate  # noqa: E402
from corpus.units import discover  # noqa: E402


@pytest.fixture
def inputs(tmp_path: Path) -> Path:
    target = tmp_path / "corpus"
    shutil.copytree(ROOT / "test" / "corpus" / "Inputs", target)
    return target


# --- Units ------------------------------------------------------------------


def units_of(root: Path, program: str, suffix: str = "cuda") -> dict[str, Unit]:
    return {Path(u.file).name: u for u in discover(root, suffix).units if u.program == program}


def test_a_makefile_gives_the_command_that_make_would_run(inputs: Path) -> None:
    unit = units_of(inputs, "add-cuda")["main.cu"]
    assert unit.arguments == ("nvcc", "-std=c++17", "-Xcompiler", "-Wall", "-arch=sm_60", "-I../common", "-O3",
                              "-c", "main.cu", "-o", "main.o")
    assert (unit.directory, unit.file, unit.origin) == ("add-cuda", "add-cuda/main.cu", "makefile")


def test_a_link_command_is_no_unit_and_another_compiler_neither(inputs: Path) -> None:
    assert sorted(units_of(inputs, "sum-cuda")) == ["main.cu", "sum.cu"]


def test_a_pattern_rule_holds_although_a_header_is_missing(inputs: Path) -> None:
    unit = units_of(inputs, "sum-cuda")["sum.cu"]
    assert unit.file == "sum-cuda/src/sum.cu"
    assert "--std=c++14" in unit.arguments


def test_nothing_is_executed(inputs: Path) -> None:
    discover(inputs)
    assert not (inputs / "sum-cuda" / "made-by-make").exists()


def test_without_a_makefile_every_file_that_none_includes_is_a_unit(inputs: Path) -> None:
    assert [(n, u.origin) for n, u in units_of(inputs, "reduce-cuda").items()] == [("main.cu", "guess")]


def test_twins_have_units_of_their_own(inputs: Path) -> None:
    assert [u.arguments[0] for u in discover(inputs, "hip").units] == ["hipcc"]


def test_a_compilation_database_is_taken_in_a_tree_of_another_layout(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("int a;\n")
    (tmp_path / "b.cpp").write_text("int b;\n")
    entries = [{"directory": str(tmp_path), "file": "a.cu", "command": "nvcc -DX='1 2' -c a.cu"},
               {"directory": str(tmp_path), "file": "b.cpp", "command": "g++ -c b.cpp"}]
    (tmp_path / "compile_commands.json").write_text(json.dumps(entries))
    units = discover(tmp_path).units
    assert [(u.file, u.arguments) for u in units] == [("a.cu", ("nvcc", "-DX=1 2", "-c", "a.cu"))]


def test_commands_are_written_as_a_compilation_database(inputs: Path, tmp_path: Path) -> None:
    database = discover(inputs).write_commands(tmp_path / "db")
    entries = json.loads(database.read_text())
    assert {"directory", "file", "arguments"} == set(entries[0])
    assert all(Path(e["file"]).is_file() for e in entries)


@pytest.mark.parametrize(("text", "value"), [
    ("$(subst a,b,banana)", "bbnbnb"),
    ("$(filter-out %.o,a.o b.c)", "b.c"),
    ("$(addprefix -I,x y)", "-Ix -Iy"),
    ("$(foreach d,x y,-L$(d))", "-Lx -Ly"),
    ("$(if $(NONE),a,b)", "b"),
    ("$(NAMES:%.cu=bin/%.o)", "bin/a.o bin/b.o"),
    ("$(shell rm -rf /)", ""),
    ("$$x", "$x"),
])
def test_make_functions(tmp_path: Path, text: str, value: str) -> None:
    assert Makefile(tmp_path, {"NAMES": "a.cu b.cu"}).expand(text) == value


# --- Flags ------------------------------------------------------------------


def unit_with(*words: str, file: str = "p/main.cu") -> Unit:
    return Unit("p", "p", file, ("nvcc", *words), "makefile")


def test_flags_that_have_a_meaning_for_clang_stay(tmp_path: Path) -> None:
    unit = unit_with("-std=c++14", "-I", "../q", "-DA=1", "-Xcompiler", "-fopenmp,-Wall", "-arch=sm_60", "-use_fast_math")
    assert language_flags(unit, tmp_path) == ["-std=c++14", f"-I{tmp_path}/q", "-DA=1", "-fopenmp", "-ffast-math"]


def test_a_standard_is_given_where_the_command_has_none(tmp_path: Path) -> None:
    assert language_flags(unit_with(), tmp_path) == ["-std=c++17"]


@pytest.mark.parametrize(("file", "words", "expected"), [
    ("p/a.cu", (), "hip"), ("p/a.cpp", (), "c++"), ("p/a.c", (), "c"), ("p/a.cpp", ("-x", "cu"), "hip"),
])
def test_language(file: str, words: tuple[str, ...], expected: str) -> None:
    assert language(unit_with(*words, file=file), "hip") == expected


# --- Failures ----------------------------------------------------------------


def failure(*errors: str) -> diagnose.Failure:
    return diagnose.diagnose("".join(f"{e}\n" for e in errors), 1, {"kernels.h"}, {"hip", "hipblas"})


@pytest.mark.parametrize(("error", "kind"), [
    ("m.cu:1:1: error: use of undeclared identifier 'cudaFoo'", "CUDA name left"),
    ("m.cu:1:1: error: use of undeclared identifier '__dp4a'", "device builtin missing or different"),
    ("m.cu:1:1: error: call to 'min' is ambiguous", "ambiguous"),
    ("m.cu:1:1: error: no matching function for call to 'hipMalloc'", "no matching function"),
    ("<inline asm>:1:2: error: invalid instruction", "inline assembly"),
    ("<unknown>:0:0: error: local memory (70000) exceeds limit (65536) in 'k'", "exceeds the device's memory"),
    ("m.cu:1:1: fatal error: 'cuda_bf16.h' file not found", "CUDA header left: cuda_bf16.h"),
    ("m.cu:1:1: fatal error: 'hipblas/none.h' file not found", "no such HIP header: hipblas/none.h"),
    ("m.cu:1:1: fatal error: 'kernels.h' file not found", "project header not found"),
])
def test_kinds_of_failure(error: str, kind: str) -> None:
    found = failure(error)
    assert (found.kind, found.third_party, found.warp) == (kind, False, False)
    assert found.message.endswith(error.split("error: ")[1])


def test_a_third_party_header_is_set_apart() -> None:
    found = failure("m.cu:3:10: fatal error: 'opencv2/core.hpp' file not found")
    assert found.third_party and found.kind == "third-party header: opencv2/core.hpp"


@pytest.mark.parametrize("error", [
    "/t/hip/amd_detail/amd_warp_sync_functions.h:270:3: error: static assertion failed: mask must be a 64-bit integer",
    "m.cu:4:3: error: no matching function for call to '__shfl_down_sync'",
    "m.cu:4:3: error: reference to __device__ variable 'warpSize' in __host__ function",
])
def test_lane_masks_are_set_apart(error: str) -> None:
    assert failure(error).warp


def test_a_lane_mask_behind_another_error_is_seen() -> None:
    found = failure("m.cu:1:1: error: unknown type name 'cudaFoo'", "m.cu:2:1: error: no matching function "
                    "for call to '__ballot_sync'")
    assert (found.kind, found.warp) == ("CUDA name left", True)


def test_a_crash_and_a_timeout_have_no_error() -> None:
    assert diagnose.diagnose("PLEASE submit a bug report", 134, set(), set()).kind == "compiler crash"
    assert diagnose.diagnose("", -9, set(), set()).kind == "timeout"


def test_the_overlay_relaxes_masks_and_warp_size(tmp_path: Path) -> None:
    headers = tmp_path / "tree" / "include" / "hip" / "amd_detail"
    headers.mkdir(parents=True)
    (headers / "amd_warp_sync_functions.h").write_text('static_assert(sizeof(T) == 8, "mask must be");\n')
    (headers / "amd_warp_functions.h").write_text(
        "inline __device__ const struct final {\n  operator int() const;\n} warpSize{};\nint kept;\n")
    overlay = json.loads(relax_warp_rules(tmp_path / "tree", tmp_path / "work").read_text())
    texts = [Path(r["external-contents"]).read_text() for r in overlay["roots"]]
    assert "static_assert" not in texts[0]
    assert "static constexpr int warpSize = 64;\nint kept;" in texts[1]


# --- Removed code --------------------------------------------------------------

CODE = """#include <cuda.h>
int main() { // comment
  cudaError_t e = cudaMalloc(&p, 4 * n);
  k<<<1, 32>>>(p, 0xffffffff);
  return e;
}
"""


@pytest.mark.parametrize("after", [
    CODE,
    CODE.replace("cuda", "hip"),
    CODE.replace("<cuda.h>", "<hip/hip_runtime.h>").replace("// comment", ""),
    CODE.replace("0xffffffff", "0xffffffffffffffffull"),
    CODE.replace("0xffffffff", "static_cast<unsigned long long>(0xffffffff)"),
    CODE.replace("  return", "  // a note\n  check(e);\n  return"),
    CODE.replace("#include <cuda.h>\n", ""),
    CODE.replace("cudaMalloc(&p, 4 * n)", "hipMalloc(reinterpret_cast<void **>(&p),\n    4 * n)"),
])
def test_renames_and_insertions_remove_nothing(after: str) -> None:
    assert removed.removed(CODE, after) == []


@pytest.mark.parametrize(("after", "lost"), [
    (CODE.replace("  return e;\n", ""), "return e ;"),
    (CODE.replace("  return e;", "  // return e;"), "return e ;"),
    (CODE.replace("(p, 0xffffffff)", "(p)"), ", 0xffffffff"),
    (CODE.replace("4 * n", "n"), "4 *"),
    (CODE.replace("  k<<<1, 32>>>(p, 0xffffffff);\n", ""), "k <<< 1 , 32 >>> ( p , 0xffffffff ) ;"),
])
def test_what_is_gone_is_reported(after: str, lost: str) -> None:
    assert [r.text for r in removed.removed(CODE, after)] == [lost]


def test_code_under_if_0_counts_as_removed() -> None:
    after = CODE.replace("  return e;", "#if 0\n  return e;\n#endif")
    assert "#if 0" in removed.removed(CODE, after)[0].text


def test_raw_strings_and_comments_are_told_apart() -> None:
    tokens = [t.text for t in removed.tokenise('R"x(// "no)" comment)x" /* a */ "\\"//" 1\'000 a>>>b')]
    assert tokens == ['R"x(// "no)" comment)x"', '"\\"//"', "1'000", "a", ">>>", "b"]


# --- Runs ------------------------------------------------------------------------


def test_staging_takes_the_chosen_programs_without_twins(inputs: Path, tmp_path: Path) -> None:
    corpus = stage(inputs, "cuda", ["add"], tmp_path / "src")
    assert sorted(p.name for p in corpus.root.iterdir() if p.is_dir()) == ["add-cuda"]
    assert corpus.programs == ["add-cuda"]


TOOL = """#!/bin/sh
mkdir -p "$2" && cp -R "$1"/. "$2" && rm -f "$2"/add-cuda/add.cuh
mv "$2"/add-cuda/main.cu "$2"/add-cuda/main.hip
"""


def test_translating_measures_and_misses_files(inputs: Path, tmp_path: Path) -> None:
    tool = tmp_path / "tool"
    tool.write_text(TOOL)
    tool.chmod(0o755)
    corpus = stage(inputs, "cuda", [], tmp_path / "src")
    record = translate(corpus, Translator(tool, "{src} {out} {db}", None, 1), tmp_path / "out", tmp_path, 60)
    assert (record["exit"], record["crashed"], record["missing"]) == (0, False, ["add-cuda/add.cuh"])
    assert record["files"] == 8 and record["rss"] > 0
    assert output_of(tmp_path / "out" / "add-cuda" / "main.cu") == tmp_path / "out" / "add-cuda" / "main.hip"


def test_results_go_on_after_a_stop(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    Results(file).put({"unit": "a", "digest": "1", "status": "ok"})
    file.write_text(file.read_text() + '{"unit": "b", "dig')
    again = Results(file)
    assert again.get("a", "1") and not again.get("a", "2") and not again.get("b", "1")


def test_a_program_is_as_good_as_its_worst_unit() -> None:
    records = [{"program": p, "status": s, "kind": k, "message": "m", "cpu": 1.0} for p, s, k in (
        ("a", "ok", ""), ("a", "warp", "mask"), ("b", "ok", ""), ("c", "third-party", "third-party header: x.h"),
        ("d", "failed", "syntax"), ("d", "ok", ""))]
    summary = table.summarise(records)
    assert dict(summary.programs) == {"warp": 1, "ok": 1, "third-party": 1, "failed": 1}
    assert summary.rate(summary.units, aside=False) == (3, 5)
    assert summary.rate(summary.units, aside=True) == (4, 5)
    assert summary.rate(summary.programs, aside=True) == (2, 3)
    assert summary.third_party == [("x.h", 1)]


def test_the_command_line(inputs: Path, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, str(ROOT / "utils" / "corpus"), "units", str(inputs), "--work",
                           str(tmp_path / "w"), "--list"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("3 programs, 4 units")
    assert (tmp_path / "w" / "database" / "compile_commands.json").is_file()
    failed = subprocess.run([sys.executable, str(ROOT / "utils" / "corpus"), "units", str(tmp_path / "none"), "--work",
                             str(tmp_path)], capture_output=True, text=True, check=False)
    assert failed.returncode == 2 and "no such folder" in failed.stderr

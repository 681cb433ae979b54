#!/usr/bin/env python3
# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Assemble a tree of HIP headers for compile checks on a machine without ROCm.

The HIP runtime headers come from the `triton` wheel, which carries those of a
released HIP. Everything else (fp16, complex, hipBLAS, hipCUB, Thrust, ...)
comes from checkouts of the libraries' repositories, bare ones included. Where
both have a file, the wheel's wins. Version and export headers, which the
libraries' own builds generate, are generated here; a few lines of headers that
are older than the wheel's HIP are adapted to it.

    hip_tree.py --triton triton-3.6.0-*.whl --library ~/src/hipBLAS -o tree
    clang++ -x hip --rocm-path=tree --offload-arch=gfx90a -nogpulib file.hip

The tree holds only headers: no library to link with, no device bitcode.
"""

from __future__ import annotations

import argparse
import dataclasses
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

WHEEL_PREFIX = "triton/backends/amd/include/"
HEADER_SUFFIXES = {".h", ".hpp", ".hh", ".inl", ".cuh", ".in", ".inc", ".hip"}


class TreeError(Exception):
    """A source that can't be used; its text is the message for the user."""


# --- Where headers come from -------------------------------------------------


class Source:
    """Files of one origin, addressed by their path from its root."""

    def files(self, under: str) -> Iterator[str]:
        raise NotImplementedError

    def read(self, path: str) -> bytes | None:
        """The file's bytes, or None if the origin lacks them."""
        raise NotImplementedError

    def close(self) -> None:
        """Give back what reading needed."""


class FolderSource(Source):
    def __init__(self, root: Path) -> None:
        self.root = root

    def files(self, under: str) -> Iterator[str]:
        for path in sorted((self.root / under).rglob("*")):
            if path.is_file():
                yield path.relative_to(self.root).as_posix()

    def read(self, path: str) -> bytes | None:
        file = self.root / path
        return file.read_bytes() if file.is_file() else None


class WheelSource(Source):
    def __init__(self, wheel: Path) -> None:
        self.zip = zipfile.ZipFile(wheel)

    def files(self, under: str) -> Iterator[str]:
        prefix = WHEEL_PREFIX + (under + "/" if under else "")
        for name in sorted(self.zip.namelist()):
            if name.startswith(prefix) and not name.endswith("/"):
                yield name.removeprefix(WHEEL_PREFIX)

    def read(self, path: str) -> bytes | None:
        try:
            return self.zip.read(WHEEL_PREFIX + path)
        except KeyError:
            return None

    def close(self) -> None:
        self.zip.close()


class GitSource(Source):
    """The newest commit of a git directory, which may lack some blobs."""

    def __init__(self, git_dir: Path) -> None:
        self.git = ["git", f"--git-dir={git_dir}"]
        listing = subprocess.run([*self.git, "ls-tree", "-r", "--name-only", "HEAD"],
                                 capture_output=True, text=True)
        if listing.returncode:
            raise TreeError(f"{git_dir}: {listing.stderr.strip()}")
        self.names = dict.fromkeys(listing.stdout.splitlines())
        self.batch = subprocess.Popen([*self.git, "cat-file", "--batch"],
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL)

    def files(self, under: str) -> Iterator[str]:
        yield from (n for n in self.names if not under or n.startswith(under + "/"))

    def read(self, path: str) -> bytes | None:
        if path not in self.names:
            return None
        assert self.batch.stdin and self.batch.stdout
        try:
            self.batch.stdin.write(f"HEAD:{path}\n".encode())
            self.batch.stdin.flush()
        except BrokenPipeError:
            return None
        head = self.batch.stdout.readline().split()
        if len(head) != 3:
            return None  # "missing": a partial clone without this blob
        content = self.batch.stdout.read(int(head[2]))
        self.batch.stdout.read(1)
        return content

    def close(self) -> None:
        if self.batch.stdin:
            self.batch.stdin.close()
        if self.batch.stdout:
            self.batch.stdout.close()
        self.batch.wait()


def open_library(path: Path) -> Source:
    if (path / "objects").is_dir() and (path / "HEAD").is_file():
        return GitSource(path)
    if (path / "repo" / "HEAD").is_file():
        return GitSource(path / "repo")
    if path.is_dir():
        return FolderSource(path)
    raise TreeError(f"{path}: no such checkout or git directory")


def open_triton(path: Path) -> Source:
    if path.is_file() and path.suffix == ".whl":
        return WheelSource(path)
    for root in (path, path / "include", path / WHEEL_PREFIX):
        if (root / "hip" / "hip_version.h").is_file():
            return FolderSource(root)
    raise TreeError(f"{path}: neither a triton wheel nor a folder with hip/hip_version.h")


def download_triton(cache: Path) -> Path:
    """The newest triton wheel, kept in a cache."""
    found = sorted(cache.glob("triton-*.whl"))
    if found:
        return found[-1]
    cache.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:",
                    "--quiet", "--dest", str(cache), "triton"], check=True)
    found = sorted(cache.glob("triton-*.whl"))
    if not found:
        raise TreeError("pip downloaded no triton wheel")
    return found[-1]


# --- What each library installs ----------------------------------------------


@dataclasses.dataclass(frozen=True)
class Layout:
    """How one library's repository becomes its installed headers."""

    name: str
    probe: str  # a file that only this library's repository has
    copies: tuple[tuple[str, str], ...]  # (folder or file there, where in include/)
    export: str = ""  # the header that CMake's generate_export_header writes
    version_file: str = "CMakeLists.txt"


LAYOUTS = (
    Layout("hip", "include/hip/hip_fp16.h", (("include/hip", "hip"),)),
    Layout("clr", "hipamd/include/hip/amd_detail/amd_hip_fp16.h", (("hipamd/include/hip", "hip"),)),
    Layout("hipblas", "library/include/hipblas.h", (("library/include", "hipblas"),),
           "hipblas/hipblas-export.h"),
    Layout("hipblaslt", "library/include/hipblaslt.h", (("library/include", "hipblaslt"),),
           "hipblaslt/hipblaslt-export.h"),
    Layout("hipcub", "hipcub/include/hipcub/hipcub.hpp", (("hipcub/include/hipcub", "hipcub"),)),
    Layout("hipfft", "library/include/hipfft/hipfft.h", (("library/include/hipfft", "hipfft"),),
           "hipfft/hipfft-export.h"),
    Layout("hiprand", "library/include/hiprand/hiprand.h", (("library/include/hiprand", "hiprand"),)),
    Layout("rocrand", "library/include/rocrand/rocrand.h", (("library/include/rocrand", "rocrand"),)),
    Layout("hipsolver", "library/include/hipsolver.h", (("library/include", "hipsolver"),),
           "hipsolver/internal/hipsolver-export.h"),
    Layout("hipsparse", "library/include/hipsparse.h", (("library/include", "hipsparse"),),
           "hipsparse/hipsparse-export.h"),
    Layout("rocsparse", "library/include/rocsparse.h", (("library/include", "rocsparse"),),
           "rocsparse/rocsparse-export.h"),
    Layout("rocblas", "library/include/rocblas.h", (("library/include", "rocblas"),),
           "rocblas/internal/rocblas-export.h"),
    Layout("rccl", "src/nccl.h.in", (("src/nccl.h.in", "rccl/rccl.h"),), "", "makefiles/version.mk"),
    Layout("rocprim", "rocprim/include/rocprim/rocprim.hpp", (("rocprim/include/rocprim", "rocprim"),)),
    Layout("rocthrust", "thrust/rocthrust_version.hpp.in",
           (("thrust", "thrust"), ("thrust/rocthrust_version.hpp.in", "rocthrust_version.hpp"))),
    Layout("rocwmma", "library/include/rocwmma/rocwmma.hpp", (("library/include/rocwmma", "rocwmma"),)),
    Layout("roctracer", "inc/roctracer.h", (("inc", "roctracer"),)),
)


def layout_of(source: Source) -> Layout | None:
    return next((layout for layout in LAYOUTS if source.read(layout.probe) is not None), None)


def library_version(layout: Layout, source: Source) -> tuple[int, int, int]:
    text = (source.read(layout.version_file) or b"").decode(errors="replace")
    nccl = re.findall(r"^NCCL_(?:MAJOR|MINOR|PATCH)\s*:=\s*(\d+)", text, re.M)
    if len(nccl) == 3:
        return int(nccl[0]), int(nccl[1]), int(nccl[2])
    found = re.search(r'VERSION(?:_STRING)?\s+"?(\d+)\.(\d+)\.(\d+)"?\s*\)', text)
    return (int(found[1]), int(found[2]), int(found[3])) if found else (1, 0, 0)


def configure(text: str, version: tuple[int, int, int]) -> str:
    """What CMake's configure_file would do with a version header."""
    major, minor, patch = version

    def value(match: re.Match[str]) -> str:
        name = (match[1] or match[2]).upper()
        if name == "NCCL_VERSION":
            return str(major * 10000 + minor * 100 + patch)
        if "MAJOR" in name:
            return str(major)
        if "MINOR" in name:
            return str(minor)
        if "PATCH" in name:
            return str(patch)
        if name.endswith("VERSION_NUMBER"):
            return str(major * 100000 + minor * 100 + patch)
        return "0" if "TWEAK" in name else ""

    text = re.sub(r"#\s*cmakedefine\s+(\w+).*", r"/* #undef \1 */", text)
    return re.sub(r"@(\w+)@|\$\{(\w+)\}", value, text)


def export_header(name: str) -> str:
    macro = name.upper().replace("-", "_")
    suffixes = ("EXPORT", "NO_EXPORT", "DEPRECATED", "DEPRECATED_EXPORT", "DEPRECATED_NO_EXPORT")
    lines = [f"#ifndef {macro}_EXPORT_H", f"#define {macro}_EXPORT_H"]
    lines += [f"#define {macro}_{suffix}" for suffix in suffixes]
    return "\n".join([*lines, "#endif", ""])


# --- Lines of older headers that the wheel's HIP doesn't take ------------------


@dataclasses.dataclass(frozen=True)
class Adaptation:
    files: str  # a glob under include/
    pattern: str
    replacement: str
    reason: str
    once: bool = False


NATIVE_VECTOR = r"""
template <typename T, unsigned int N>
__host__ __device__ constexpr auto& rocwmma_native(HIP_vector_type<T, N>& v) { return get_native_vector(v); }
template <typename T, unsigned int N>
__host__ __device__ constexpr auto const& rocwmma_native(HIP_vector_type<T, N> const& v) {
  return get_native_vector(v);
}
template <typename V>
__host__ __device__ constexpr auto rocwmma_native(V&& v) -> decltype((v.data)) { return v.data; }

namespace rocwmma
{"""
WAVE32 = "defined(__GFX10__) || defined(__GFX11__) || defined(__GFX12__)"
NO_CONSTANT = "the wavefront size is no constant any more"
NO_DATA = "vector types have no member 'data' any more"

ADAPTATIONS = (
    Adaptation("hip/amd_detail/hip_cooperative_groups_helper.h", r"\(size <= __AMDGCN_WAVEFRONT_SIZE\)",
               "(size <= 64)", NO_CONSTANT),
    Adaptation("hip/amd_detail/hip_cooperative_groups_helper.h",
               r"#if __AMDGCN_WAVEFRONT_SIZE == 32\n(using lane_mask)", r"#if 0\n\1", "lane masks have 64 bits"),
    Adaptation("hip/amd_detail/hip_cooperative_groups_helper.h", r"#if __AMDGCN_WAVEFRONT_SIZE == 32",
               f"#if {WAVE32}", NO_CONSTANT),
    Adaptation("hip/amd_detail/*.h", r"\b__AMDGCN_WAVEFRONT_SIZE\b", "static_cast<int>(warpSize)", NO_CONSTANT),
    Adaptation("hip/amd_detail/*.h", r"#ifdef HIP_ENABLE_WARP_SYNC_BUILTINS",
               "#if !defined(HIP_DISABLE_WARP_SYNC_BUILTINS)", "warp builtins with a mask are on by default"),
    Adaptation("hip/amd_detail/amd_hip_cooperative_groups.h",
               r"^( *__CG_(?:STATIC_)?QUALIFIER__ (?:uint32_t|unsigned int) )size\(\)( const)? \{",
               r"\1num_threads()\2 { return size(); }\n\1size()\2 {", "groups have num_threads() since HIP 7"),
    Adaptation("hip/amd_detail/amd_hip_cooperative_groups.h", r"using tbtBase::size;",
               "using tbtBase::size; using tbtBase::num_threads;", "groups have num_threads() since HIP 7"),
    Adaptation("hip/amd_detail/amd_hip_fp16.h", r"^( *)__device__\n( *(?:__half2?&?|bool) operator(?!=\(T))",
               r"\1__HOST_DEVICE__\n\2", "operators of half are for the host as well"),
    Adaptation("rocprim/config.hpp", r"#ifndef __AMDGCN_WAVEFRONT_SIZE\n.*\n#endif", "", NO_CONSTANT),
    Adaptation("rocprim/config.hpp", r"( *)#define ROCPRIM_WAVEFRONT_SIZE __AMDGCN_WAVEFRONT_SIZE",
               rf"#if {WAVE32}\n\1#define ROCPRIM_WAVEFRONT_SIZE 32\n"
               r"#else\n\1#define ROCPRIM_WAVEFRONT_SIZE 64\n#endif", NO_CONSTANT),
    Adaptation("hipblas/hipblas.h", r"\A", "#ifndef HIPBLAS_V2\n#define HIPBLAS_V2\n#endif\n",
               "the second interface is the only one since ROCm 7", once=True),
    Adaptation("rocrand/rocrand_common.h", r"#if __AMDGCN_WAVEFRONT_SIZE == 64u", f"#if !({WAVE32})", NO_CONSTANT),
    Adaptation("rocrand/rocrand_common.h", r"#elif __AMDGCN_WAVEFRONT_SIZE == 32u", "#else", NO_CONSTANT),
    Adaptation("rocrand/rocrand_*.h", r"m_state\.result\.data\[", "m_state.result[", NO_DATA),
    Adaptation("rocrand/rocrand_mtgp32.h", r"\A", "#include <cstring>\n", "it uses memset", once=True),
    Adaptation("rocprim/iterator/texture_cache_iterator.hpp", r"\A", "#include <cstring>\n", "it uses memset",
               once=True),
    Adaptation("rocprim/device/device_transform.hpp", r"\A", "#include <chrono>\n", "it uses std::chrono", once=True),
    Adaptation("rocwmma/internal/vector.hpp", r"^namespace rocwmma\n{", NATIVE_VECTOR, NO_DATA, once=True),
    Adaptation("rocwmma/internal/vector_impl.hpp", r"alignas\((next_pow2\(RANK \* sizeof\(TYPE\)\))\)",
               r"alignas(RANK == 3 ? alignof(TYPE) : \1)", "a vector has the size of its native twin"),
    *(Adaptation(f"rocwmma/{files}",
                 r"(\w+|reinterpret_cast<[^<>]*>\(\w+\)|\(\(inputType const&\)\(\w+\)\))\.data\b(?!\()",
                 r"rocwmma_native(\1)", NO_DATA)
      for files in ("internal/mfma_impl.hpp", "internal/wmma_impl.hpp", "internal/convert.hpp", "internal/dpp.hpp",
                    "internal/swizzle.hpp", "internal/utility/get_impl.hpp", "rocwmma_impl.hpp")),
)


# --- Assembly -----------------------------------------------------------------


class Tree:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.include = root / "include"
        self.kept = 0
        self.added = 0
        self.absent: list[str] = []
        self.current: set[str] = set()  # the wheel's headers, never adapted

    def add(self, path: str, content: bytes) -> None:
        """Add a header unless an earlier source had it."""
        target = self.include / path
        if target.exists():
            self.kept += 1
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        self.added += 1

    def add_wheel(self, source: Source) -> None:
        for path in source.files(""):
            content = source.read(path)
            if content is not None:
                self.add(path, content)
                self.current.add(path)
        if not (self.include / "hip" / "hip_version.h").is_file():
            raise TreeError("the triton wheel holds no hip/hip_version.h")

    def add_library(self, layout: Layout, source: Source) -> None:
        version = library_version(layout, source)
        for origin, target in layout.copies:
            names = [origin] if source.read(origin) is not None else list(source.files(origin))
            for name in names:
                if PurePosixPath(name).suffix not in HEADER_SUFFIXES:
                    continue
                content = source.read(name)
                path = target if name == origin else f"{target}/{name.removeprefix(origin + '/')}"
                if content is None:
                    self.absent.append(f"{layout.name}: {name}")
                    continue
                if name.endswith(".in"):
                    content = configure(content.decode(errors="replace"), version).encode()
                self.add(path.removesuffix(".in"), content)
        if layout.export:
            self.add(layout.export, export_header(layout.name).encode())

    def adapt(self) -> list[str]:
        """Apply the adaptations; return those that found nothing to change."""
        idle = []
        for change in ADAPTATIONS:
            files = sorted(self.include.glob(change.files))
            total = 0
            for file in files:
                if file.relative_to(self.include).as_posix() in self.current:
                    continue
                changed, count = re.subn(change.pattern, change.replacement, file.read_text(errors="replace"),
                                         count=int(change.once), flags=re.M)
                if count:
                    file.write_text(changed)
                total += count
            if files and not total:
                idle.append(f"{change.files}: {change.reason}")
        return idle

    def write_version(self) -> str:
        text = (self.include / "hip" / "hip_version.h").read_text()
        numbers = {part: int(value) for part, value in
                   re.findall(r"#define HIP_VERSION_(MAJOR|MINOR|PATCH) (\d+)", text)}
        numbers["PATCH"] = 0  # Clang wants a small one; the header's is a build number
        folder = self.root / "share" / "hip"
        folder.mkdir(parents=True, exist_ok=True)
        lines = [f"HIP_VERSION_{part}={numbers[part]}" for part in ("MAJOR", "MINOR", "PATCH")]
        (folder / "version").write_text("\n".join(lines) + "\n")
        return f"{numbers['MAJOR']}.{numbers['MINOR']}"


def assemble(triton: Source, libraries: list[Path], out: Path) -> Tree:
    part = out.with_name(out.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    tree = Tree(part)
    tree.add_wheel(triton)
    opened = [(path, open_library(path)) for path in libraries]
    try:
        known = [(path, source, layout_of(source)) for path, source in opened]
        order = {layout: index for index, layout in enumerate(LAYOUTS)}
        for path, source, layout in sorted(known, key=lambda k: order[k[2]] if k[2] else -1):
            if layout is None:
                raise TreeError(f"{path}: holds no library that this script knows")
            tree.add_library(layout, source)
    finally:
        for _, source in opened:
            source.close()
    idle = tree.adapt()
    version = tree.write_version()
    shutil.rmtree(out, ignore_errors=True)
    part.rename(out)
    print(f"{out}: HIP {version}, {tree.added} headers, {tree.kept} left to an earlier source")
    for line in tree.absent:
        print(f"  not in the checkout: {line}")
    for line in idle:
        print(f"  no longer needed: {line}")
    return tree


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triton", type=Path, metavar="DIR|WHEEL", help="the triton wheel, or where it is unpacked")
    parser.add_argument("--download", action="store_true", help="get the wheel with pip if --triton isn't given")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "hipwave" / "wheels",
                        help="where --download keeps it (%(default)s)")
    parser.add_argument("--library", type=Path, action="append", default=[], metavar="DIR",
                        help="a checkout or git directory of HIP, clr or a library; repeat it")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="TREE")
    options = parser.parse_args()
    if not options.triton and not options.download:
        parser.error("give --triton or --download")
    try:
        triton = open_triton(options.triton or download_triton(options.cache))
        try:
            assemble(triton, options.library, options.output)
        finally:
            triton.close()
    except (TreeError, OSError, subprocess.CalledProcessError) as error:
        print(f"hip_tree: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

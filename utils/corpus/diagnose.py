# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Say what kind of failure a compiler's messages show. Reads text only."""

from __future__ import annotations

import dataclasses
import re

ERROR = re.compile(r"^(?:(?P<where>[^\s:][^:\n]*:\d+(?::\d+)?): |<unknown>:0:0: )?(?:clang[^:]*: |lld: )?"
                   r"(?:fatal )?error: (?P<text>.+)$", re.M)
MISSING = re.compile(r"'([^']+)' file not found")
# Headers of the CUDA toolkit and of what comes with it: their presence in HIP code is the translation's fault.
CUDA_HEADER = re.compile(
    r"^(?:cuda|cu(?:blas|fft|rand|sparse|solver|pti|tensor|dnn|file)|curand|nv(?:rtc|toolsext|tx|jpeg|ml|fatbin|JitLink)"
    r"|nccl|mma\.h|crt/|sm_\d|device_launch_parameters|device_(?:atomic_)?functions|host_defines|vector_(?:types|functions)"
    r"|texture_|surface_|driver_types|cooperative_groups|cub/|math_constants|math_functions|library_types"
    r"|builtin_types|channel_descriptor|cufile|thrust/)", re.I)
HIP_RUNTIME_HEADER = re.compile(r"^hip/")
WARP_FILE = "amd_warp_sync_functions.h"
WARP_NAME = re.compile(r"\b(?:__(?:shfl|ballot|any|all|match|reduce)_?\w*_sync|__syncwarp|__activemask|warpSize|__fns"
                       r"|lane_?mask)\b|mask must be a 64-bit", re.I)

KINDS: tuple[tuple[str, str], ...] = (
    (r"PTX|inline asm|invalid instruction|asm constraint|invalid (?:in|out)put constraint|not a valid operand"
     r"|unknown token in expression|unexpected token in operand|expected .*(?:register|operand)", "inline assembly"),
    (r"undeclared identifier '(?:cu|CU)\w*'|unknown type name '(?:cu|CU)\w*'|no type named 'cu", "CUDA name left"),
    (r"undeclared (?:identifier|function) '__\w+'|no matching function for call to '__\w+'",
     "device builtin missing or different"),
    (r"undeclared identifier '(?:hip|HIP)\w*'|unknown type name 'hip\w*'", "HIP name not declared (include?)"),
    (r"no member named '\w+' in namespace '(?:hip)?cub|no (?:member|type|template) named .* in .*'hipcub",
     "CUB member not in hipCUB"),
    (r"no member named '\w+' in namespace 'thrust|in namespace 'thrust", "Thrust member not in rocThrust"),
    (r"no member named .* in 'cooperative_groups|in namespace 'cooperative_groups|namespace 'cg'",
     "cooperative groups member"),
    (r"undeclared identifier|unknown type name|no type named|no template named", "name not declared"),
    (r"is ambiguous|ambiguous", "ambiguous"),
    (r"no matching (?:function|constructor|member function)", "no matching function"),
    (r"no member named", "no such member"),
    (r"redefinition|redeclaration|conflicting types", "redefinition"),
    (r"reference to __(?:device|host|global)__|call to __\w+__ function", "host calls device or reverse"),
    (r"local memory .*exceeds|exceeds limit|stack frame size|LDS", "exceeds the device's memory"),
    (r"cannot initialize|incompatible|invalid conversion|assigning to|no viable (?:conversion|overloaded)|cannot pass",
     "types don't fit"),
    (r"invalid operands|overloaded operator", "operator missing"),
    (r"static assertion", "static assertion"),
    (r"constant expression|constexpr|variable length|variable-sized", "not a constant"),
    (r"unsupported|not supported|cannot compile this|cannot select", "not supported by the target"),
    (r"expected|extraneous", "syntax"),
)


@dataclasses.dataclass(frozen=True)
class Failure:
    kind: str
    message: str  # the first error's, with its place
    third_party: bool = False
    warp: bool = False


def errors_of(output: str) -> list[tuple[str, str]]:
    """(place, text) of each error, in order."""
    return [(m["where"] or "", m["text"]) for m in ERROR.finditer(output)
            if not re.match(r"\d+ errors? generated|linker command failed|too many errors", m["text"])]


def kind_of(text: str) -> str:
    for pattern, kind in KINDS:
        if re.search(pattern, text, re.I if kind == "inline assembly" else 0):
            return kind
    return re.sub(r"'[^']*'", "'…'", text)[:70]


def is_warp(place: str, text: str) -> bool:
    return WARP_FILE in place or bool(WARP_NAME.search(text))


def missing_header(name: str, project_headers: set[str], tree_folders: set[str]) -> Failure:
    base = name.rsplit("/", 1)[-1]
    if CUDA_HEADER.match(name):
        return Failure(f"CUDA header left: {name}", "")
    if HIP_RUNTIME_HEADER.match(name) or name.split("/")[0] in tree_folders:
        return Failure(f"no such HIP header: {name}", "")
    if base in project_headers:
        return Failure("project header not found", "")
    return Failure(f"third-party header: {name}", "", third_party=True)


def diagnose(output: str, code: int, project_headers: set[str], tree_folders: set[str]) -> Failure:
    """The failure that a failed compilation's messages show."""
    errors = errors_of(output)
    if not errors:
        kind = "compiler crash" if code < 0 or "PLEASE submit" in output else "unknown"
        return Failure("timeout" if code == -9 else kind, output.strip()[-200:])
    place, text = errors[0]
    message = f"{place}: {text}"[:300]
    warp = any(is_warp(p, t) for p, t in errors)
    if found := MISSING.search(text):
        failure = missing_header(found[1], project_headers, tree_folders)
        return dataclasses.replace(failure, message=message, warp=warp)
    kind = "lane mask or warp builtin" if is_warp(place, text) else kind_of(text)
    return Failure(kind, message, warp=warp)

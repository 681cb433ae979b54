# Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sources to start from, and ways to spoil them. The same seed gives the same bytes."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(os.environ.get("HIPWAVE_SOURCE", Path(__file__).resolve().parents[2]))

SMALL = [
    b"""#include <cuda_runtime.h>
__global__ void add(float *a, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] += 1; }
int main() {
  float *p = nullptr;
  if (cudaMalloc((void **)&p, 64) != cudaSuccess) return 1;
  add<<<1, 16, 0, cudaStreamPerThread>>>(p, 16);
  cudaMemcpy(p, p, 64, cudaMemcpyDeviceToDevice); // copies
  return cudaFree(p);
}
""",
    b"""#ifndef GUARD_H
#define GUARD_H
#include <cublas_v2.h>
#define CHECK(X) \\
  do { cudaError_t e = (X); if (e != cudaSuccess) fail(cudaGetErrorString(e)); } while (0)
#define CALL(NAME) cuda##NAME()
#if CUDART_VERSION >= 11000 && defined(__CUDA_ARCH__)
template <class T> __device__ T sum(T v) { return v + __shfl_down_sync(0xffffffffu, v, 1); }
#else
inline int old() { return CALL(DeviceSynchronize); }
#endif
#endif
""",
    b"""namespace n { struct S { int cudaFree(void *) { return 1; } }; }\r
template <typename T> struct A { typename T::cudaStream_t s; void f() { this->s.cudaMalloc(1); T::cudaFree(0); } };\r
const char *raw = R"x(cudaMalloc(")x" "cudaFree"; char c = '"'; /* cudaMalloc */\r
__device__ int k() { int x; asm volatile("mov.u32 %0, %laneid;" : "=r"(x)); return x + warpSize; }\r
texture<float, 2> t; __constant__ int table[] = {1, 2, [2] = 3};\r
""",
    b"""#include <cub/cub.cuh>
#include <thrust/device_vector.h>
void f(thrust::device_vector<int> &v, void *t, size_t b) {
  cub::DeviceReduce::Sum(t, b, v.begin(), v.begin(), 3);
  auto g = [&](auto x) { return cudaMemset(x, 0, 1), cudaDeviceReset(); };
}
""",
]


def originals() -> list[bytes]:
    sample = sorted(p for p in (SOURCE / "docs/sample").rglob("*") if p.suffix in {".cu", ".cpp", ".h"})
    return SMALL + [p.read_bytes() for p in sample]


Spoil = Callable[[random.Random, bytes], bytes]


def place(r: random.Random, text: bytes) -> int:
    return r.randrange(len(text) + 1)


def insert(r: random.Random, text: bytes, new: bytes) -> bytes:
    at = place(r, text)
    return text[:at] + new + text[at:]


def cut(r: random.Random, text: bytes) -> bytes:
    return text[: place(r, text)]


def remove(r: random.Random, text: bytes) -> bytes:
    at = place(r, text)
    return text[:at] + text[at + r.randrange(1, 200) :]


def swap_lines(r: random.Random, text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    r.shuffle(lines)
    return b"".join(lines)


def random_bytes(r: random.Random, text: bytes) -> bytes:
    out = bytearray(text)
    for _ in range(r.randrange(1, 40)):
        out[r.randrange(len(out))] = r.randrange(256)
    return bytes(out)


def noise(r: random.Random, text: bytes) -> bytes:
    return r.randbytes(r.randrange(1, 5000))


def nuls(r: random.Random, text: bytes) -> bytes:
    return insert(r, text, b"\0" * r.choice([1, 2, 1000]))


def bad_utf8(r: random.Random, text: bytes) -> bytes:
    bad = [b"\xff\xfe", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xef\xbb\xbf", b"\xc0\xaf"]
    return insert(r, text, r.choice(bad) * r.randrange(1, 20))


def wide(r: random.Random, text: bytes) -> bytes:
    return r.choice([text.decode("latin-1").encode("utf-16"), text.replace(b"\n", b"\r"), text.replace(b"\n", b"")])


def nested(r: random.Random, text: bytes) -> bytes:
    """What a parser that calls itself for each level must survive."""
    opens = [
        b"(", b"{", b"[", b"<", b"((", b"{(", b"[[", b"[]{", b"!", b"- ", b"*", b"&", b"~", b"a=", b"a?", b"a?b:",
        b"a,", b"f(", b"if(1)", b"if(1){", b"else if(x)", b"for(;;)", b"do ", b"while(1)", b"switch(1)", b"x:",
        b"case 1:", b"(int)", b"sizeof ", b"new ", b"delete ", b"throw ", b"return ", b"co_await ", b"a<", b"a<b>::",
        b"template<", b"template<class ", b"template<template<", b"template<int> ", b"typename ", b"decltype(",
        b"namespace n{", b"struct S{", b"struct S:", b"class C{ void f(){", b"extern \"C\"{", b"extern \"C\" ",
        b"int(*", b"int*", b"auto f()->", b"#if 1\n", b"#if (", b"#define X(", b"#include \"x\"\n", b"requires ",
        b"requires{", b"[&](auto x){", b"f<<<", b"k<<<1,1>>>(", b"\"\"", b"a+", b"a.b", b"a->b()", b"::a", b"<::",
        b"cudaMalloc(", b"cudaFree(cudaMalloc(", b"__attribute__((", b"alignas(", b"__builtin_choose_expr(1,", b"_Generic(1,",
        b"enum E{", b"union{", b"asm(", b"static_assert(", b"noexcept(", b"explicit(", b"using A=", b"operator ",
        b"try{", b"catch(", b"@", b"%:", b"??/\n", b"\\\n", b"//\\\n", b"const ", b"unsigned ", b"__extension__ ",
    ]  # fmt: skip
    deep = r.choice(opens) * r.choice([50, 300, 3000, 30000])
    head = r.choice([b"", b"int x = ", b"void f() { ", b"template <class T> void f() { ", b"__global__ void f() { "])
    return r.choice([head + deep, text + head + deep, insert(r, text, deep), text + head + deep + b"1;\n"])


def long_line(r: random.Random, text: bytes) -> bytes:
    piece = r.choice([b"a", b" ", b"\t", b"cudaMalloc ", b"\\", b"/", b"*", b'"', b"'", b"#", b"1", b"9e", b"0x", b"'1"])
    return insert(r, text, piece * (r.choice([1000, 100_000, 1_000_000]) // len(piece)))


def open_ended(r: random.Random, text: bytes) -> bytes:
    opens = [
        b"/*", b"/* /*", b'R"(', b'R"abc(', b'R"' + b"x" * 40 + b"(", b'"', b"'", b"//\\\n", b"#if 0\n", b"#ifdef X\n",
        b"#else\n", b"#endif\n", b"#elif\n", b"#if\n", b"#define\n", b"#define X(a,\n", b"#define X(...) __VA_OPT__(\n",
        b"#include\n", b"#include <\n", b'#include "\n', b"#include __FILE__\n", b"#include <.>\n", b'#include "."\n',
        b'#include "/dev/null"\n', b'#include "/"\n', b"#pragma once\n", b"#pragma push_macro(\n", b"#line 0\n",
        b'#line 99999999999 "x"\n', b"#error \\\n", b"<<<", b">>>", b"k<<<", b"k<<<1", b"k<<<1,1>>>", b"u8R", b"L'",
        b"#define cudaMalloc cudaMalloc\n", b"#define cudaMalloc(x) cudaMalloc(x, x) cudaMalloc(x)\n", b"##", b"\\",
        b"#define A B B\n#define B C C\n#define C D D\n#define D A cudaFree(\n A A\n", b"#embed <", b"import ", b"module;",
        b"\\u0041\\u", b"\\N{", b"\xe2\x80\xae", b"#pragma clang __debug\n", b"#pragma omp parallel for\n", b"%:%:", b"??/",
        b"#pragma clang module import x\n", b"#pragma GCC system_header\n", b"#pragma GCC dependency \"x\"\n", b"\x1a", b"\f\v",
    ]  # fmt: skip
    new = r.choice(opens)
    return r.choice([new + text, text + new, insert(r, text, new), insert(r, text, b"\n" + new)])


def spliced(r: random.Random, text: bytes) -> bytes:
    """Lines go on at the next one, in the middle of anything."""
    end = r.choice([b"\\\n", b"\\\r\n", b"\\ \n"])
    for _ in range(r.randrange(1, 60)):
        text = insert(r, text, end)
    return text


def doubled(r: random.Random, text: bytes) -> bytes:
    tokens = text.split(b" ")
    for _ in range(r.randrange(1, 30)):
        at = r.randrange(len(tokens))
        tokens[at : at + 1] = [tokens[at], tokens[r.randrange(len(tokens))]]
    return b" ".join(tokens)


def mixed(r: random.Random, text: bytes) -> bytes:
    other = r.choice(originals())
    return text[: place(r, text)] + other[place(r, other) :]


def nothing(r: random.Random, text: bytes) -> bytes:
    return r.choice([b"", b"\n", b"\0", b"\xef\xbb\xbf", b"#", b"\\", b"/", b"cudaFree", b"\r", b'"', b"R\""])


SPOILS: list[Spoil] = [
    cut, remove, swap_lines, random_bytes, noise, nuls, bad_utf8, wide, nested, nested, nested, long_line,
    open_ended, open_ended, spliced, doubled, mixed, nothing,
]  # fmt: skip


def hostile(seed: int) -> tuple[str, bytes]:
    """The name and the bytes of one file."""
    r = random.Random(seed)
    spoil = SPOILS[seed % len(SPOILS)] if seed < 4 * len(SPOILS) else r.choice(SPOILS)
    text = spoil(r, r.choice(originals()))
    if r.random() < 0.25:
        text = r.choice(SPOILS)(r, text or b" ")
    ending = r.choices(["cu", "cuh", "cpp", "c", "h"], [6, 2, 2, 1, 2])[0]
    return f"{seed:05}_{spoil.__name__}.{ending}", text

// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Standard headers that programs get through CUB and Thrust without asking.
#ifndef HIPWAVE_DECLS_TRANSITIVE_H
#define HIPWAVE_DECLS_TRANSITIVE_H
#include <cassert>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
// Tags and traits of iterators. All of <iterator> takes as long to parse as
// everything else that a CUDA source starts with.
#if __has_include(<bits/stl_iterator_base_types.h>)
#include <bits/stl_iterator_base_types.h>
#else
#include <iterator>
#endif
#endif

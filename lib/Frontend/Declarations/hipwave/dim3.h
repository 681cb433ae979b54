/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_DIM3_H
#define HIPWAVE_DECLS_DIM3_H
struct dim3 {
  unsigned int x, y, z;
#if defined(__cplusplus) && __cplusplus >= 201103L
  HIPWAVE_HD constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1) : x(vx), y(vy), z(vz) {}
  HIPWAVE_HD constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  HIPWAVE_HD constexpr operator uint3() const { return uint3{x, y, z}; }
#elif defined(__cplusplus)
  HIPWAVE_HD dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1) : x(vx), y(vy), z(vz) {}
  HIPWAVE_HD dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  HIPWAVE_HD operator uint3() const;
#endif
};
typedef struct dim3 dim3;
#endif

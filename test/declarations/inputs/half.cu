// standards: 11 14 17 20
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
__global__ void k(half *h, __half2 *h2, __nv_bfloat16 *b, float *f) {
  half x = h[0], y = __float2half(1.f);
  x = x * y + x;
  if (x > y)
    x += y;
  x = 1.0f;
  h[1] = 2;
  h2[0] = __hfma2(h2[0], __halves2half2(x, y), __float2half2_rn(1.f));
  h2[1] = h2[0] * h2[1];
  f[0] = __half2float(x) + (float)y + __low2float(h2[0]);
  b[0] = __float2bfloat16(1.f) + b[1];
  b[1] = __hadd(b[0], b[1]);
  h[2] = __hmax(x, hsqrt(y));
  atomicAdd(h, x);
  h[3] = __shfl_xor_sync(~0u, x, 1);
  h[4] = __ldg(h);
  f[1] = float(__nv_fp8_e4m3(f[0]));
  if (__hgt(x, y) && __hisnan(x))
    h[0] = __ushort_as_half(0x7c00);
}
void host(half *h) { h[0] = __float2half(3.f); float f = h[0]; h[1] = __float2half_rn(f); }

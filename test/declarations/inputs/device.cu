// standards: 11 14 17 20
#include <algorithm>
#include <cmath>
#include <complex>
#include <new>
__device__ void f(float *a, double *d, int *i, unsigned *u, unsigned long long *ull, const float4 *v) {
  a[0] = sqrtf(a[0]) + sin(a[1]) + std::cos(a[2]) + rsqrtf(a[3]) + __expf(a[4]) + fminf(a[0], 1) + pow(a[0], 2.f) + abs(a[0]);
  d[0] = sqrt(d[0]) + norm3d(d[0], d[1], d[2]) + erfcinv(d[3]) + fma(d[0], d[1], d[2]) + std::max(d[0], d[1]);
  sincosf(a[0], a, a + 1);
  sincospi(d[0], d, d + 1);
  i[0] = max(i[0], 1) + min(i[1], 2) + __popc(u[0]) + __clz(i[0]) + __ffs(i[0]) + __mul24(i[0], i[1]) + isnan(a[0]) + isfinite(d[0]);
  u[0] = __brev(u[0]) + __byte_perm(u[0], u[1], 3) + __umulhi(u[0], u[1]) + __funnelshift_l(u[0], u[1], 3);
  atomicAdd(a, 1.f);
  atomicAdd(d, 1.0);
  atomicAdd(ull, 1ull);
  atomicCAS(u, 1u, 2u);
  atomicMax_block(i, 3);
  atomicOr_system(u, 3u);
  a[1] = __shfl_down_sync(0xffffffffu, a[0], 16) + __shfl_xor(a[0], 1);
  u[1] = __ballot_sync(~0u, i[0] > 1) | __ballot(1) | __activemask() | __match_any_sync(~0u, i[0]) | __reduce_add_sync(~0u, u[0]);
  i[1] = __all(1) + __any_sync(~0u, 1) + __dp4a(i[0], i[1], 0);
  float4 w = __ldg(v);
  __stcs(a, w.x + __ldcs(a));
  __threadfence_block();
  __syncwarp();
  int n = __syncthreads_count(1);
  long long t = clock64();
  std::complex<float> c(a[0], a[1]);
  c = c * c + std::conj(c);
  float *p = new float[4];
  delete[] p;
  a[2] = c.real() + __int_as_float(n) + (float)t;
}
__device__ int nv_atomics(int *p) {
  __nv_atomic_store_n(p, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  return __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_ACQ_REL) + __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE);
}
__noinline__ __device__ int outline() { return 1; }
__device__ __forceinline__ int inlined() { return 2; }
// The host calls the same names.
double host(double x, float y) { return max(1, 2) + min(1u, 2u) + max(x, 1.0) + rsqrt(x) + rsqrtf(y) + erfcinv(x) + isfinite(x); }

// standards: 11 17
#include <curand.h>
#include <curand_kernel.h>
__global__ void k(curandState *states, curandStatePhilox4_32_10_t *philox, float *out) {
  curandState s = states[threadIdx.x];
  curand_init(1234ULL, threadIdx.x, 0, &s);
  out[0] = curand_uniform(&s) + curand_normal(&s) + curand(&s) + curand_poisson(&s, 3.0);
  float4 f = curand_uniform4(philox);
  double2 d = curand_normal2_double(&s);
  out[1] = f.x + d.y;
  states[threadIdx.x] = s;
}
void host(float *d) {
  curandGenerator_t g;
  curandCreateGenerator(&g, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(g, 1234ULL);
  if (curandGenerateUniform(g, d, 10) != CURAND_STATUS_SUCCESS)
    curandDestroyGenerator(g);
}

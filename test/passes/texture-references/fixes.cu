// RUN: %check_pass texture-references %s
// Names around texture references are renamed; the references themselves are
// left to a person, and reported.

#include <cuda_runtime.h>

texture<float, 1, cudaReadModeElementType> samples;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: texture<float, 1, hipReadModeElementType> samples;

__global__ void copy(float *out) { out[threadIdx.x] = tex1Dfetch(samples, threadIdx.x); }

cudaError_t run(float *in, float *out, size_t size) {
// CHECK-FIXES: hipError_t run(float *in, float *out, size_t size) {
  cudaError_t status = cudaBindTexture(nullptr, samples, in, size);
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'cudaBindTexture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:24: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipError_t status = hipBindTexture(nullptr, samples, in, size);
  copy<<<1, 64>>>(out);
  cudaUnbindTexture(samples);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaUnbindTexture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipUnbindTexture(samples);
  return status;
}

// RUN: %check_pass texture-references %s
// The types of references, and the functions of both APIs.

#include <cuda.h>

texture<float, 2> image;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: create a texture object with hipCreateTextureObject and hand it to the kernel
texture<float4, cudaTextureType2D, cudaReadModeNormalizedFloat> *none;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: texture<float4, hipTextureType2D, hipReadModeNormalizedFloat> *none;
surface<void, 2> screen;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'surface' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: create a texture object with hipCreateTextureObject and hand it to the kernel

void runtime(cudaArray_t array, const cudaChannelFormatDesc *format, float *p) {
// CHECK-FIXES: void runtime(hipArray_t array, const hipChannelFormatDesc *format, float *p) {
  cudaBindTextureToArray(image, array);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaBindTextureToArray' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipBindTextureToArray(image, array);
  size_t offset;
  cudaBindTexture2D(&offset, image, p, *format, 64, 64, 256);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaBindTexture2D' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipBindTexture2D(&offset, image, p, *format, 64, 64, 256);
  const textureReference *reference;
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'textureReference' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:9: note: create a texture object with hipCreateTextureObject and hand it to the kernel
}

void driver(CUmodule module, CUdeviceptr p, CUarray array) {
// CHECK-FIXES: void driver(hipModule_t module, hipDeviceptr_t p, hipArray_t array) {
  CUtexref reference;
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'CUtexref' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipTexRef reference;
  cuModuleGetTexRef(&reference, module, "image");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cuModuleGetTexRef' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipModuleGetTexRef(&reference, module, "image");
  cuTexRefSetAddress(nullptr, reference, p, 64);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cuTexRefSetAddress' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipTexRefSetAddress(nullptr, reference, p, 64);
  cuTexRefSetFlags(reference, CU_TRSF_READ_AS_INTEGER);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cuTexRefSetFlags' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipTexRefSetFlags(reference, HIP_TRSF_READ_AS_INTEGER);
}

// The driver API in a branch that is not compiled: these names are CUDA's alone.
#ifdef WITH_FILTER
void filter(CUtexref reference) { cuTexRefSetFilterMode(reference, CU_TR_FILTER_MODE_LINEAR); }
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'CUtexref' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:13: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-MESSAGES: :[[@LINE-3]]:35: warning: 'cuTexRefSetFilterMode' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-4]]:35: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: void filter(hipTexRef reference) { hipTexRefSetFilterMode(reference, HIP_TR_FILTER_MODE_LINEAR); }
#endif

// RUN: %check_pass texture-references %s
// References in macros and templates.

#include <cuda_runtime.h>

#define TEXTURE(type) texture<type, 1, cudaReadModeElementType>
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:23: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: #define TEXTURE(type) texture<type, 1, hipReadModeElementType>
#define BIND(reference, p, size) cudaBindTexture(nullptr, reference, p, size)
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'cudaBindTexture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:34: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: #define BIND(reference, p, size) hipBindTexture(nullptr, reference, p, size)
#define CHECK(call)                                                            \
  if ((call) != cudaSuccess)                                                   \
  return
// CHECK-FIXES: if ((call) != hipSuccess)                                                   \

TEXTURE(float) floats;
TEXTURE(int) ints;

void bind(float *p, int *q) {
  BIND(floats, p, 64);
  BIND(ints, q, 64);
  CHECK(cudaUnbindTexture(floats));
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'cudaUnbindTexture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:9: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: CHECK(hipUnbindTexture(floats));
}

template <class T> void bindAny(texture<T, 1> &reference, T *p) {
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:33: note: create a texture object with hipCreateTextureObject and hand it to the kernel
  cudaBindTexture(nullptr, reference, p, 64);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaBindTexture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: create a texture object with hipCreateTextureObject and hand it to the kernel
// CHECK-FIXES: hipBindTexture(nullptr, reference, p, 64);
}
texture<char, 1> chars;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'texture' belongs to texture references, which are gone [texture-reference]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: create a texture object with hipCreateTextureObject and hand it to the kernel
void instantiate(char *p) { bindAny(chars, p); }

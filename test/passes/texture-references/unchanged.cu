// RUN: %check_pass texture-references %s
// NEGATIVE-FOR: texture-reference
// Texture objects, which CUDA and HIP have alike, and things of the project
// that are called texture and surface.

#include <cuda_runtime.h>

__global__ void copy(int *out);

namespace scene {
struct texture {
  int surface;
};
template <class T> struct surface {
  T texture;
};
} // namespace scene

int area(scene::texture t) { return t.surface; }
float first(const scene::surface<float> &s) { return s.texture; }

void local(int texture) {
  int surface = texture;
  (void)surface;
}

// texture<float, 1> in a comment
const char *text = "texture";

__global__ void read(cudaTextureObject_t object, float *out) { *out = tex1Dfetch<float>(object, 0); }
// CHECK-FIXES: __global__ void read(hipTextureObject_t object, float *out) { *out = tex1Dfetch<float>(object, 0); }
void create(cudaTextureObject_t *object, const cudaResourceDesc *resource, const cudaTextureDesc *how) {
// CHECK-FIXES: void create(hipTextureObject_t *object, const hipResourceDesc *resource, const hipTextureDesc *how) {
  cudaCreateTextureObject(object, resource, how, nullptr);
// CHECK-FIXES: hipCreateTextureObject(object, resource, how, nullptr);
}

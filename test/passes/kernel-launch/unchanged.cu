// RUN: %check_pass kernel-launch %s
// NEGATIVE-FOR: launch-rewritten launch-in-macro device-side-launch
// HIP's compiler takes <<<>>>, so launches stay unless --launch=macro is given.

#include <cuda_runtime.h>

#define LAUNCH(kernel, ...) kernel<<<1, 64>>>(__VA_ARGS__)

__global__ void fill(float *p) { *p = 1; }

void launch(float *p) {
  fill<<<1, 64>>>(p);
  LAUNCH(fill, p);
}

// Lambdas and structs of the host launch from the host.
struct Runner {
  float *data;
  void run() {
    auto go = [this] { fill<<<1, 64>>>(data); };
    go();
  }
};

// No launch: shifts, templates in templates, a string and a comment.
template <class T> struct Box {};
Box<Box<Box<int>>> boxes;
__device__ int shift(int a, int b) { return a << b >> 1; }
const char *text = "fill<<<1, 64>>>(p)"; // fill<<<1, 64>>>(p)

#include <hip/hip_runtime.h>
#include "add.cuh"
int main() {
  float *x, *y;
  hipMalloc(&x, 1024);
  hipMalloc(&y, 1024);
  add<<<1, 256>>>(x, y, 256);
  return hipDeviceSynchronize() != hipSuccess; // all went well
}

// RUN: %check_pass rename-api %s
// NEGATIVE-FOR: api-renamed api-unsupported api-unknown dependent-name
// NEGATIVE-FOR: name-defined-by-project api-disagreement
// Names that are spelled like CUDA's and belong to the project.

#include <cstddef>

// Members.
struct Pool {
  void *cudaMalloc(size_t size);
  static void cudaFree(void *p);
  int cudaStream = 0, cudaNoSuchField = 0;
  struct cudaEvent_t {};
};

// Functions and types in a namespace of the project.
namespace mine {
int cudaDeviceSynchronize();
int cudaSomethingOfOurs();
enum cudaKind { cudaKindA, cudaKindB };
typedef int CUdevice;
namespace cub {
inline int width() { return 4; }
} // namespace cub
} // namespace mine

// Overloads with types of the project, not with CUDA's.
struct Buffer {};
void cudaRelease(Buffer &b);
int __trap(Buffer &b);

int use(Pool &pool, Pool *other, Buffer &b) {
  Pool::cudaFree(pool.cudaMalloc(4));
  other->cudaStream = pool.cudaNoSuchField;
  Pool::cudaEvent_t event;
  (void)event;
  mine::CUdevice device = mine::cudaKindA;
  cudaRelease(b);
  return mine::cudaDeviceSynchronize() + mine::cudaSomethingOfOurs() + mine::cub::width() + device + __trap(b);
}
namespace mine {
int inside() { return cudaDeviceSynchronize() + cudaSomethingOfOurs(); }
} // namespace mine

// Local names hide CUDA's.
int local(int cudaMemcpyDefault) {
  int cudaSuccess = 1;
  {
    auto cudaGetLastError = [](int x) { return x; };
    cudaSuccess += cudaGetLastError(cudaMemcpyDefault);
  }
  return cudaSuccess;
}

// Not names: cudaMalloc in a comment, and in text.
/* cudaFree(p); cudaStream_t s; */
const char *text = "cudaErrorNoSuchThing";

// A part of a longer name.
int mycudaMalloc(int cudaMallocated) { return cudaMallocated; }

// A member of a type that is not known yet is the member's affair.
template <class T> void each(T &t) {
  t.cudaMalloc(4);
  t.cudaSomethingOfOurs();
}

#ifdef NOWHERE
void inactive(Pool &pool, Pool *other) {
  pool.cudaMalloc(4);
  other->cudaMallocHost(4);
  mine::cudaSomethingOfOurs();
}
#endif

// standards: 11 14 17 20
#include <cooperative_groups.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/std/array>
#include <cuda/std/atomic>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda_pipeline.h>
__global__ void k(float *a, int *n) {
  auto block = cooperative_groups::this_thread_block();
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  if (block.thread_rank() == 0)
    init(&bar, blockDim.x);
  block.sync();
  auto token = bar.arrive();
  bar.wait(std::move(token));
  cuda::memcpy_async(block, a, a + 32, cuda::aligned_size_t<16>(64), bar);
  bar.arrive_and_wait();
  cuda::atomic_ref<int, cuda::thread_scope_device> r(n[0]);
  r.fetch_add(1, cuda::std::memory_order_relaxed);
  cuda::atomic<int, cuda::thread_scope_block> counter(1);
  counter++;
  n[1] = counter.load() + r;
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(a, a + 4, 16, pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  pipe.consumer_release();
  __pipeline_memcpy_async(a, a + 4, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  cuda::std::complex<float> z(1, 2);
  z *= z;
  cuda::std::array<int, 3> three;
  three[0] = 1;
  cuda::std::span<float> view(a, 3);
  a[0] = view[1] + z.real() + three[0] + cuda::std::numeric_limits<float>::max();
}

// standards: 11 14 17 20
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__device__ int sum(cg::thread_group g, int x) { g.sync(); return x + g.thread_rank() + g.size(); }
__global__ void k(float *a) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  auto quad = cg::tiled_partition<4>(tile);
  cg::coalesced_group active = cg::coalesced_threads();
  cg::grid_group grid = cg::this_grid();
  float s = cg::reduce(tile, a[0], cg::plus<float>());
  s += tile.shfl_down(s, 1) + quad.shfl_xor(s, 1) + active.shfl(s, 0);
  int n = cg::inclusive_scan(tile, 1) + tile.any(1) + __popc(tile.ballot(1)) + sum(tile, 1) + sum(block, 2);
  if (active.thread_rank() == 0)
    a[1] = s + n + tile.meta_group_rank();
  __shared__ float copy[32];
  cg::memcpy_async(block, copy, a, sizeof(float) * 32);
  cg::wait(block);
  block.sync();
  cg::sync(grid);
  grid.sync();
  auto label = cg::binary_partition(tile, threadIdx.x % 2 == 0);
  a[2] = copy[label.thread_rank()] + block.group_index().x + grid.block_rank();
}

// standards: 11 14 17 20
#include <cub/cub.cuh>
#include <cub/block/block_reduce.cuh>
struct Square { __host__ __device__ float operator()(float x) const { return x * x; } };
template <int B> __global__ void k(float *in, float *out) {
  typedef cub::BlockReduce<float, B> Reduce;
  using Scan = cub::BlockScan<int, B>;
  typedef cub::BlockLoad<float, B, 4, cub::BLOCK_LOAD_TRANSPOSE> Load;
  typedef cub::BlockRadixSort<float, B, 4, int> Sort;
  typedef cub::WarpReduce<float> Warp;
  __shared__ union {
    typename Reduce::TempStorage reduce;
    typename Scan::TempStorage scan;
    typename Load::TempStorage load;
    typename Sort::TempStorage sort;
    typename Warp::TempStorage warp[4];
  } temp;
  float keys[4];
  int values[4], x = 1, total;
  Load(temp.load).Load(in, keys);
  __syncthreads();
  Sort(temp.sort).Sort(keys, values);
  Scan(temp.scan).ExclusiveSum(x, x, total);
  Scan(temp.scan).InclusiveScan(x, x, cub::Max());
  float s = Reduce(temp.reduce).Sum(keys) + Reduce(temp.reduce).Reduce(keys[0], cub::Sum());
  s += Warp(temp.warp[threadIdx.x / 32]).Sum(s);
  if (threadIdx.x == 0)
    out[0] = s + total;
}
void host(float *d, int *n, unsigned *u) {
  void *t = 0;
  size_t bytes = 0;
  cudaStream_t stream = 0;
  cub::DeviceReduce::Sum(t, bytes, d, d, 10);
  cub::DeviceReduce::Sum(t, bytes, d, d, 10, stream);
  cub::DeviceReduce::Reduce(t, bytes, d, d, 10, cub::Min(), 0.f);
  cub::DeviceReduce::Reduce(t, bytes, d, d, 10, [] __device__(float a, float b) { return a + b; }, 0.f);
  cub::KeyValuePair<int, float> *arg = 0;
  cub::DeviceReduce::ArgMin(t, bytes, d, arg, 10);
  cub::DeviceScan::ExclusiveSum(t, bytes, n, n, 10);
  cub::DeviceScan::InclusiveScan(t, bytes, n, n, cub::Max(), 10, stream);
  cub::DeviceRadixSort::SortPairs(t, bytes, u, u, n, n, 10);
  cub::DeviceRadixSort::SortKeys(t, bytes, u, u, 10, 0, 32, stream);
  cub::DoubleBuffer<unsigned> keys(u, u);
  cub::DeviceRadixSort::SortKeysDescending(t, bytes, keys, 10);
  cub::DeviceSegmentedReduce::Sum(t, bytes, d, d, 3, n, n + 1);
  cub::DeviceSelect::If(t, bytes, d, d, n, 10, Square());
  cub::DeviceSelect::Flagged(t, bytes, d, n, d, n, 10);
  cub::DeviceRunLengthEncode::Encode(t, bytes, n, n, n, n, 10);
  cub::DeviceHistogram::HistogramEven(t, bytes, d, n, 10, 0.f, 1.f, 100);
  cub::CountingInputIterator<int> count(0);
  cub::TransformInputIterator<float, Square, float *> squares(d, Square());
  cub::DeviceReduce::Sum(t, bytes, squares, d, 10);
  cub::CachingDeviceAllocator allocator(true);
  CubDebugExit(allocator.DeviceAllocate((void **)&d, 10));
  k<128><<<1, 128>>>(d, d);
}

// standards: 11 14 17 20
#include <thrust/complex.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <iostream>
#include <vector>
struct Square { __host__ __device__ float operator()(float x) const { return x * x; } };
struct AddTuple {
  template <class T> __host__ __device__ void operator()(T t) { thrust::get<2>(t) = thrust::get<0>(t) + thrust::get<1>(t); }
};
struct Random {
  __host__ __device__ float operator()(unsigned n) const {
    thrust::default_random_engine engine;
    thrust::uniform_real_distribution<float> uniform(0.f, 1.f);
    engine.discard(n);
    return uniform(engine);
  }
};
int main() {
  thrust::host_vector<float> h(10);
  h[0] = 1;
  thrust::device_vector<float> d = h, e(10, 1.f);
  thrust::sort(d.begin(), d.end());
  thrust::sort(thrust::device, d.begin(), d.end(), thrust::greater<float>());
  float s = thrust::reduce(d.begin(), d.end()) + thrust::reduce(d.begin(), d.end(), 0.f, thrust::plus<float>());
  s += thrust::transform_reduce(d.begin(), d.end(), Square(), 0.f, thrust::plus<float>());
  thrust::transform(d.begin(), d.end(), e.begin(), d.begin(), thrust::multiplies<float>());
  thrust::transform(thrust::cuda::par.on(0), d.begin(), d.end(), e.begin(), Square());
  thrust::sequence(d.begin(), d.end());
  thrust::fill(d.begin(), d.end(), 0);
  d[1] = 3.f;
  float z = d[1];
  std::cout << d[0] << "\n";
  float *raw = thrust::raw_pointer_cast(d.data());
  raw = thrust::raw_pointer_cast(&d[0]);
  thrust::device_ptr<float> p(raw);
  p = thrust::device_pointer_cast(raw);
  thrust::sort_by_key(p, p + 10, p);
  h = d;
  thrust::copy(d.begin(), d.end(), h.begin());
  std::vector<float> v(d.begin(), d.end());
  thrust::device_vector<float> from(v.begin(), v.end());
  auto largest = thrust::max_element(d.begin(), d.end());
  int at = largest - d.begin();
  z = *largest;
  thrust::counting_iterator<unsigned> count(0);
  thrust::transform(count, count + 10, d.begin(), Random());
  auto zip = thrust::make_zip_iterator(thrust::make_tuple(d.begin(), e.begin(), d.begin()));
  thrust::for_each(zip, zip + 10, AddTuple());
  thrust::inclusive_scan(d.begin(), d.end(), d.begin());
  int n = thrust::count_if(d.begin(), d.end(), [] __device__(float x) { return x > 1; });
  thrust::complex<float> c(1, 2);
  c = c * c + 2.f;
  s = thrust::abs(c) + c.real() + at + n;
  using namespace thrust::placeholders;
  thrust::transform(d.begin(), d.end(), e.begin(), _1 * 2.f + 1);
  auto ends = thrust::reduce_by_key(d.begin(), d.end(), e.begin(), d.begin(), e.begin());
  n = ends.first - d.begin();
  thrust::tuple<int, float> pair = thrust::make_tuple(1, 2.f);
  thrust::tie(n, z) = pair;
  d.resize(thrust::unique(d.begin(), d.end()) - d.begin());
  d.push_back(z);
  auto squares = thrust::make_transform_iterator(d.begin(), Square());
  return d == e && thrust::reduce(squares, squares + 3) > s + thrust::inner_product(d.begin(), d.end(), e.begin(), 0.f);
}

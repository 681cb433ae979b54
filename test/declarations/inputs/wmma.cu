// standards: 11 17
#include <mma.h>
using namespace nvcuda;
__global__ void k(half *h, float *out) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  wmma::fill_fragment(c, 0.0f);
  wmma::load_matrix_sync(a, h, 16);
  wmma::load_matrix_sync(b, h + 256, 16);
  wmma::mma_sync(c, a, b, c);
  for (int i = 0; i < c.num_elements; i++)
    c.x[i] *= 2.f;
  wmma::store_matrix_sync(out, c, 16, wmma::mem_row_major);
}

#include <cublas.h>
int main(void) {
  float *d;
  cublasInit();
  cublasAlloc(10, sizeof(float), (void **)&d);
  cublasSgemm('n', 't', 1, 2, 3, 1.0f, d, 1, d, 1, 0.0f, d, 1);
  cublasSscal(10, 2.0f, d, 1);
  return cublasGetError() != CUBLAS_STATUS_SUCCESS;
}

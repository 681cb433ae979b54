// standards: 11 17, views: host
// Libraries of whose headers there are no interface facts.
#include <cufile.h>
#include <cusparseLt.h>
#include <cutensor.h>
#include <math_constants.h>
#include <nvtx3/nvtx3.hpp>
#define CHECK(call) if ((call) != CUTENSOR_STATUS_SUCCESS) return 1
float scale(float x) { return x * CUDART_PI_F + CUDART_INF_F; }
int main() {
  CUfileDescr_t description;
  CUfileHandle_t file;
  description.handle.fd = 3;
  description.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
  CUfileError_t status = cuFileHandleRegister(&file, &description);
  if (status.err != CU_FILE_SUCCESS)
    return 1;
  ssize_t n = cuFileRead(file, 0, 10, 0, 0);
  cutensorHandle_t tensor;
  CHECK(cutensorCreate(&tensor));
  cutensorTensorDescriptor_t a;
  CHECK(cutensorCreateTensorDescriptor(tensor, &a, 2, 0, NULL, CUTENSOR_R_32F, 128));
  cusparseLtHandle_t sparse;
  cusparseLtInit(&sparse);
  nvtx3::scoped_range range("work");
  NVTX3_FUNC_RANGE();
  return n == 0;
}

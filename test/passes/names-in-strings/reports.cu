// RUN: %check_pass names-in-strings %s
// Strings that are a name of CUDA's, or one of its libraries, and no more.

#include <cuda_runtime.h>
#include <dlfcn.h>

void *runtime() {
  void *library = dlopen("libcudart.so", RTLD_NOW);
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: string names CUDA's library 'libcudart.so' [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:26: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:26: note: not rewritten: the text is inside quotes
  if (!library)
    library = dlopen("libcudart.so.12", RTLD_NOW);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: string names CUDA's library 'libcudart.so.12' [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:22: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:22: note: not rewritten: the text is inside quotes
  return library;
}

const char *libraries[] = {
    "libcuda.so.1",
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: string names CUDA's library 'libcuda.so.1' [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:5: note: not rewritten: the text is inside quotes
    "libcublas.so",
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: string names CUDA's library 'libcublas.so' [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:5: note: not rewritten: the text is inside quotes
};

void *find(void *library) {
  return dlsym(library, "cudaGetDeviceCount");
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: string names CUDA's 'cudaGetDeviceCount', which is 'hipGetDeviceCount' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:25: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:25: note: not rewritten: the text is inside quotes
}

// The counterpart has another name than the prefix suggests.
const char *driver = "cuGetErrorString";
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: string names CUDA's 'cuGetErrorString', which is 'hipDrvGetErrorString' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:22: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:22: note: not rewritten: the text is inside quotes

// HIP has no counterpart.
const char *persisting = "cudaCtxResetPersistingL2Cache";
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: string names CUDA's 'cudaCtxResetPersistingL2Cache' [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:26: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:26: note: not rewritten: the text is inside quotes

// A branch that is not compiled is searched as well: it takes no compiler.
#ifdef WITH_OCCUPANCY
const char *inactive = "cudaMemcpy";
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: string names CUDA's 'cudaMemcpy', which is 'hipMemcpy' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:24: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:24: note: not rewritten: the text is inside quotes
#endif

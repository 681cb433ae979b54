// RUN: %check_pass names-in-strings %s
// Strings in macros are reported where they are written.

#include <cuda_runtime.h>
#include <dlfcn.h>

#define NAME "cudaMalloc"
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: string names CUDA's 'cudaMalloc', which is 'hipMalloc' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:14: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:14: note: not rewritten: the text is inside quotes
#define FIND(library, name) dlsym(library, name)
#define STRING(name) #name

void *argument(void *library) { return FIND(library, "cudaFree"); }
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: string names CUDA's 'cudaFree', which is 'hipFree' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:54: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:54: note: not rewritten: the text is inside quotes
void *twice(void *library) { return FIND(library, NAME) ? FIND(library, NAME) : nullptr; }

// What # makes a string of is a name in the file, and is renamed.
void *made(void *library) { return FIND(library, STRING(cudaMemcpy)); }
// CHECK-FIXES: void *made(void *library) { return FIND(library, STRING(hipMemcpy)); }

template <class T> T find(void *library) {
  return (T)dlsym(library, "cudaMemset");
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: string names CUDA's 'cudaMemset', which is 'hipMemset' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:28: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:28: note: not rewritten: the text is inside quotes
}

using Reset = cudaError_t (*)(void *, int, size_t);
// CHECK-FIXES: using Reset = hipError_t (*)(void *, int, size_t);
Reset first(void *library) { return find<Reset>(library); }
void *second(void *library) { return find<void *>(library); }

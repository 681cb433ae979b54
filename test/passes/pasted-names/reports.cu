// RUN: %check_pass pasted-names %s
// A prefix that would have to become different things, and names whose first
// part does not stand in a macro's body.

#include <cuda_runtime.h>

// cudaFreeHost is hipHostFree, so 'cuda' has no counterpart of its own.
#define RELEASE(name) cuda##name
void release(void *p) {
  RELEASE(Free)(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaFree' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
  RELEASE(FreeHost)(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaFreeHost' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
}

// Both parts are arguments.
#define FRONT(prefix, name) prefix##name
void front(void *p) {
  FRONT(cuda, Free)(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaFree' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
}

// HIP has no such function.
#define CONTEXT(name) cudaCtx##name
void context() {
  CONTEXT(ResetPersistingL2Cache)();
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaCtxResetPersistingL2Cache' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
}

// RUN: %check_pass pasted-names %s
// Macros that use macros that paste, templates, and names that stand in an
// argument of a macro.

#include <cuda_runtime.h>

#define NAME(name) cuda##name
// CHECK-FIXES: #define NAME(name) hip##name
#define NAME_T(name) NAME(name##_t)
#define CHECK(call)                                                            \
  if ((call) != NAME(Success))                                                 \
  return

void nested(void *p) {
  NAME_T(Stream) stream;
  CHECK(NAME(StreamCreate)(&stream));
  CHECK(NAME(Free)(p));
}

// A template is seen once.
template <class T> void release(T *p) {
  CHECK(NAME(Free)(p));
}

void instantiate(int *p, float *q) {
  release(p);
  release(q);
}

// The same macro with a name that keeps no tail.
#define MIXED(name) cuda##name
template <class T> void mixed(T *p) {
  MIXED(Free)(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaFree' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
  MIXED(FreeHost)(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaFreeHost' is pasted together by a macro [pasted-name]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: the name is pasted together by the preprocessor
}
void mixedToo(int *p) { mixed(p); }

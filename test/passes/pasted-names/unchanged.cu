// RUN: %check_pass pasted-names %s
// NEGATIVE-FOR: pasted-name
// Names that are pasted and none of CUDA's, or the same in HIP.

#include <cuda_runtime.h>

#define OWN(name) my##name
#define VECTOR(type, count) type##count
#define UNUSED(name) cuda##name
#define QUOTE(name) #name

int myFree(void *);
int own(void *p) { return OWN(Free)(p); }

// float4 is float4.
VECTOR(float, 4) vector;
__device__ VECTOR(int, 2) pair() { return make_int2(1, 2); }

// The project's own function, though its name begins like CUDA's.
namespace mine {
int cudaThing(int);
}
#define MINE(name) mine::cuda##name
int use() { return MINE(Thing)(1); }

// Text, not a name.
const char *text = QUOTE(name) "cuda##name";

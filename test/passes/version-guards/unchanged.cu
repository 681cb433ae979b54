// RUN: %check_pass version-guards %s
// NEGATIVE-FOR: version-guard
// Conditions on something else, and versions that are no conditions.

#include <cstddef>

#define OUR_CUDA_VERSION 3
#if OUR_CUDA_VERSION > 2
int ours;
#endif

#if defined(_OPENMP) || __cplusplus >= 201703L
int standard;
#endif

#if HIP_VERSION >= 50000000
int hip;
#endif

// #if CUDART_VERSION > 9000
/*
#ifdef __CUDA_ARCH__
#endif
*/
const char *text = "\
#if CUDA_VERSION";

// A macro that the project defines is the project's.
#define CUDNN_VERSION 7
#if CUDNN_VERSION > 6
int defined;
#endif

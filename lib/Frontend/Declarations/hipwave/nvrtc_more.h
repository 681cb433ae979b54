/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_NVRTC_MORE_H
#define HIPWAVE_DECLS_NVRTC_MORE_H
#if defined(__cplusplus) && defined(NVRTC_GET_TYPE_NAME)
#include <string>
template <class T> nvrtcResult nvrtcGetTypeName(std::string *) HIPWAVE_STUB
#endif
#endif

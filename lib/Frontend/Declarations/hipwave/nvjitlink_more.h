/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_NVJITLINK_MORE_H
#define HIPWAVE_DECLS_NVJITLINK_MORE_H
HIPWAVE_C_BEGIN
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *, uint32_t, const char **);
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *);
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle, nvJitLinkInputType, const void *, size_t, const char *);
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle, nvJitLinkInputType, const char *);
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle);
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle, void *);
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkVersion(unsigned int *, unsigned int *);
HIPWAVE_C_END
#endif

/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* cuFile, of which there are no interface facts. Values are invented but for
   success; names, types and parameters are those of the documentation. */
#ifndef HIPWAVE_DECLS_CUFILE_TYPES_H
#define HIPWAVE_DECLS_CUFILE_TYPES_H
#include <cuda.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>
typedef enum CUfileDriverStatusFlags {
  CU_FILE_BEEGFS_SUPPORTED,
  CU_FILE_GPFS_SUPPORTED,
  CU_FILE_LUSTRE_SUPPORTED,
  CU_FILE_NFS_SUPPORTED,
  CU_FILE_NVMEOF_SUPPORTED,
  CU_FILE_NVMESH_SUPPORTED,
  CU_FILE_NVME_P2P_SUPPORTED,
  CU_FILE_NVME_SUPPORTED,
  CU_FILE_SCALEFLUX_CSD_SUPPORTED,
  CU_FILE_SCATEFS_SUPPORTED,
  CU_FILE_SCSI_SUPPORTED,
  CU_FILE_VIRTIOFS_SUPPORTED,
  CU_FILE_WEKAFS_SUPPORTED,
} CUfileDriverStatusFlags;
typedef enum CUfileDriverStatusFlags CUfileDriverStatusFlags_t;
typedef enum CUfileFeatureFlags {
  CU_FILE_DYN_ROUTING_SUPPORTED,
  CU_FILE_BATCH_IO_SUPPORTED,
  CU_FILE_STREAMS_SUPPORTED,
  CU_FILE_PARALLEL_IO_SUPPORTED,
  CU_FILE_P2P_SUPPORTED,
} CUfileFeatureFlags;
typedef enum CUfileFeatureFlags CUfileFeatureFlags_t;
typedef enum CUfileDriverControlFlags {
  CU_FILE_USE_POLL_MODE,
  CU_FILE_ALLOW_COMPAT_MODE,
} CUfileDriverControlFlags;
typedef enum CUfileDriverControlFlags CUfileDriverControlFlags_t;
typedef enum CUfileFileHandleType {
  CU_FILE_HANDLE_TYPE_OPAQUE_FD,
  CU_FILE_HANDLE_TYPE_OPAQUE_WIN32,
  CU_FILE_HANDLE_TYPE_USERSPACE_FS,
} CUfileFileHandleType;
typedef enum CUfileFileHandleType CUfileFileHandleType_t;
typedef enum CUfileOpcode {
  CUFILE_READ,
  CUFILE_WRITE,
} CUfileOpcode;
typedef enum CUfileOpcode CUfileOpcode_t;
typedef enum CUfileBatchMode {
  CUFILE_BATCH,
} CUfileBatchMode;
typedef enum CUfileBatchMode CUfileBatchMode_t;
typedef enum CUfileStatus {
  CUFILE_WAITING = 1,
  CUFILE_PENDING = 2,
  CUFILE_INVALID = 4,
  CUFILE_CANCELED = 8,
  CUFILE_COMPLETE = 16,
  CUFILE_TIMEOUT = 32,
  CUFILE_FAILED = 64,
} CUfileStatus;
typedef enum CUfileStatus CUfileStatus_t;
typedef enum CUfileP2PFlags {
  CU_FILE_P2P_FLAG_C2C,
  CU_FILE_P2P_FLAG_DMABUF,
  CU_FILE_P2P_FLAG_NVFS,
  CU_FILE_P2P_FLAG_PCI_P2PDMA,
  CUFILE_P2PDMA,
  CUFILE_NVFS,
  CUFILE_DMABUF,
  CUFILE_C2C,
  CUFILE_NVIDIA_PEERMEM,
} CUfileP2PFlags;
typedef enum CUfileP2PFlags CUfileP2PFlags_t;
typedef enum CUFileSizeTConfigParameter {
  CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH,
  CUFILE_PARAM_EXECUTION_MAX_IO_THREADS,
  CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM,
  CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB,
  CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB,
  CUFILE_PARAM_PROFILE_STATS,
  CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS,
  CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE,
  CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB,
  CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB,
  CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB,
  CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB,
} CUFileSizeTConfigParameter;
typedef enum CUFileSizeTConfigParameter CUFileSizeTConfigParameter_t;
typedef enum CUFileStringConfigParameter {
  CUFILE_PARAM_LOGGING_LEVEL,
  CUFILE_PARAM_ENV_LOGFILE_PATH,
  CUFILE_PARAM_LOG_DIR,
} CUFileStringConfigParameter;
typedef enum CUFileStringConfigParameter CUFileStringConfigParameter_t;
typedef enum CUFileBoolConfigParameter {
  CUFILE_PARAM_EXECUTION_PARALLEL_IO,
  CUFILE_PARAM_FORCE_COMPAT_MODE,
  CUFILE_PARAM_FORCE_ODIRECT_MODE,
  CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE,
  CUFILE_PARAM_PREFER_IO_URING,
  CUFILE_PARAM_PROFILE_NVTX,
  CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE,
  CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY,
  CUFILE_PARAM_PROPERTIES_USE_POLL_MODE,
  CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION,
  CUFILE_PARAM_STREAM_MEMOPS_BYPASS,
  CUFILE_PARAM_USE_PCIP2PDMA,
} CUFileBoolConfigParameter;
typedef enum CUFileBoolConfigParameter CUFileBoolConfigParameter_t;
typedef enum CUfileOpError {
  CU_FILE_SUCCESS = 0,
  CU_FILE_ASYNC_NOT_SUPPORTED = 5001,
  CU_FILE_BATCH_FULL = 5002,
  CU_FILE_BATCH_SUBMIT_FAILED = 5003,
  CU_FILE_CUDA_CONTEXT_MISMATCH = 5004,
  CU_FILE_CUDA_DRIVER_ERROR = 5005,
  CU_FILE_CUDA_MEMORY_TYPE_INVALID = 5006,
  CU_FILE_CUDA_POINTER_INVALID = 5007,
  CU_FILE_CUDA_POINTER_RANGE_ERROR = 5008,
  CU_FILE_DEVICE_NOT_FOUND = 5009,
  CU_FILE_DEVICE_NOT_SUPPORTED = 5010,
  CU_FILE_DIO_NOT_SET = 5011,
  CU_FILE_DRIVER_ALREADY_OPEN = 5012,
  CU_FILE_DRIVER_CLOSING = 5013,
  CU_FILE_DRIVER_INVALID_PROPS = 5014,
  CU_FILE_DRIVER_NOT_INITIALIZED = 5015,
  CU_FILE_DRIVER_UNSUPPORTED_LIMIT = 5016,
  CU_FILE_DRIVER_VERSION_MISMATCH = 5017,
  CU_FILE_DRIVER_VERSION_READ_ERROR = 5018,
  CU_FILE_GETNEWFD_FAILED = 5019,
  CU_FILE_GPU_MEMORY_PINNING_FAILED = 5020,
  CU_FILE_HANDLE_ALREADY_REGISTERED = 5021,
  CU_FILE_HANDLE_NOT_REGISTERED = 5022,
  CU_FILE_INTERNAL_ERROR = 5023,
  CU_FILE_INVALID_FILE_OPEN_FLAG = 5024,
  CU_FILE_INVALID_FILE_TYPE = 5025,
  CU_FILE_INVALID_MAPPING_RANGE = 5026,
  CU_FILE_INVALID_MAPPING_SIZE = 5027,
  CU_FILE_INVALID_VALUE = 5028,
  CU_FILE_IO_DISABLED = 5029,
  CU_FILE_IO_MAX_ERROR = 5030,
  CU_FILE_IO_NOT_SUPPORTED = 5031,
  CU_FILE_MAX_TARGET_TYPES = 5032,
  CU_FILE_MEMORY_ALREADY_REGISTERED = 5033,
  CU_FILE_MEMORY_NOT_REGISTERED = 5034,
  CU_FILE_NVFS_DRIVER_ERROR = 5035,
  CU_FILE_NVFS_SETUP_ERROR = 5036,
  CU_FILE_PERMISSION_DENIED = 5037,
  CU_FILE_PLATFORM_NOT_SUPPORTED = 5038,
} CUfileOpError;
typedef enum CUfileOpError CUfileOpError_t;
typedef struct CUfileError { CUfileOpError err; CUresult cu_err; } CUfileError_t;
typedef void *CUfileHandle_t;
typedef void *CUfileBatchHandle_t;
typedef struct CUfileFSOps { void *hipwave; } CUfileFSOps_t;
typedef struct CUfileDescr_t {
  enum CUfileFileHandleType type;
  union { int fd; void *handle; } handle;
  const CUfileFSOps_t *fs_ops;
} CUfileDescr_t;
typedef struct CUfileDrvProps {
  struct {
    unsigned int major_version, minor_version;
    size_t poll_thresh_size, max_direct_io_size;
    unsigned int dstatusflags, dcontrolflags;
  } nvfs;
  unsigned int fflags, max_device_cache_size, per_buffer_cache_size, max_device_pinned_mem_size;
  unsigned int max_batch_io_size, max_batch_io_timeout_msecs;
} CUfileDrvProps_t;
typedef struct CUfileIOParams {
  CUfileBatchMode_t mode;
  union { struct { void *devPtr_base; off_t file_offset; off_t devPtr_offset; size_t size; } batch; } u;
  CUfileHandle_t fh;
  CUfileOpcode_t opcode;
  void *cookie;
} CUfileIOParams_t;
typedef struct CUfileIOEvents { void *cookie; CUfileStatus_t status; size_t ret; } CUfileIOEvents_t;
HIPWAVE_C_BEGIN
const char *cufileop_status_error(CUfileOpError);
CUfileError_t cuFileHandleRegister(CUfileHandle_t *, CUfileDescr_t *);
void cuFileHandleDeregister(CUfileHandle_t);
CUfileError_t cuFileBufRegister(const void *, size_t, int);
CUfileError_t cuFileBufDeregister(const void *);
ssize_t cuFileRead(CUfileHandle_t, void *, size_t, off_t, off_t);
ssize_t cuFileWrite(CUfileHandle_t, const void *, size_t, off_t, off_t);
CUfileError_t cuFileReadAsync(CUfileHandle_t, void *, size_t *, off_t *, off_t *, ssize_t *, CUstream);
CUfileError_t cuFileWriteAsync(CUfileHandle_t, void *, size_t *, off_t *, off_t *, ssize_t *, CUstream);
CUfileError_t cuFileStreamRegister(CUstream, unsigned);
CUfileError_t cuFileStreamDeregister(CUstream);
CUfileError_t cuFileDriverOpen(void);
CUfileError_t cuFileDriverClose(void);
CUfileError_t cuFileDriverClose_v2(void);
long cuFileUseCount(void);
CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *);
CUfileError_t cuFileDriverSetPollMode(bool, size_t);
CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t);
CUfileError_t cuFileDriverSetMaxCacheSize(size_t);
CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t);
CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *, unsigned);
CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t, unsigned, CUfileIOParams_t *, unsigned int);
CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t, unsigned, unsigned *, CUfileIOEvents_t *, struct timespec *);
CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t);
void cuFileBatchIODestroy(CUfileBatchHandle_t);
HIPWAVE_C_END
#endif

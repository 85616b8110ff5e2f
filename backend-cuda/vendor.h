//===--- vendor.h - CUDA as backend-gpu/ uses it ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_VENDOR_H
#define AMP2HIP_CUDA_VENDOR_H

// The CUDA backend compiles the sources of backend-gpu/ with this header. The header declares two
// kinds of names for these sources:
//
// - gpuX is cudaX in CUDA and hipX in HIP, a function, type or constant;
// - names_like_this are for everything that differs by more than the prefix.

#include "image.h"
#include <cstddef>
#include <cstdlib>
#include <cuda_runtime_api.h>
#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#endif

/// The namespace of the sources in backend-gpu/. A program may link the libraries
/// of both vendors, so their symbols must differ. This is a macro because C++ can
/// open a namespace only by its own name, not by an alias.
#define AMP2HIP_GPU_NAMESPACE cuda

namespace amp2hip {
struct cuda_target;
class gpu_handles;
} // namespace amp2hip

namespace amp2hip::cuda {

using gpuError_t = cudaError_t;
using gpuEvent_t = cudaEvent_t;
using gpuFuncAttributes = cudaFuncAttributes;
using gpuMemAccessDesc = cudaMemAccessDesc;
using gpuMemPoolProps = cudaMemPoolProps;
using gpuMemPool_t = cudaMemPool_t;
using gpuMemcpyKind = cudaMemcpyKind;
using gpuStream_t = cudaStream_t;

constexpr auto gpuSuccess = cudaSuccess;
constexpr auto gpuErrorInvalidSymbol = cudaErrorInvalidSymbol;
constexpr auto gpuErrorNotReady = cudaErrorNotReady;
constexpr auto gpuEventDefault = cudaEventDefault;
constexpr auto gpuEventDisableTiming = cudaEventDisableTiming;
constexpr auto gpuMemAccessFlagsProtReadWrite = cudaMemAccessFlagsProtReadWrite;
constexpr auto gpuMemAllocationTypePinned = cudaMemAllocationTypePinned;
constexpr auto gpuMemLocationTypeDevice = cudaMemLocationTypeDevice;
constexpr auto gpuMemPoolAttrReleaseThreshold = cudaMemPoolAttrReleaseThreshold;
constexpr auto gpuMemPoolAttrReservedMemHigh = cudaMemPoolAttrReservedMemHigh;
constexpr auto gpuMemPoolAttrUsedMemHigh = cudaMemPoolAttrUsedMemHigh;
constexpr auto gpuMemcpyDeviceToDevice = cudaMemcpyDeviceToDevice;
constexpr auto gpuMemcpyDeviceToHost = cudaMemcpyDeviceToHost;
constexpr auto gpuMemcpyHostToDevice = cudaMemcpyHostToDevice;
constexpr auto gpuStreamNonBlocking = cudaStreamNonBlocking;

// References to CUDA's functions, so that this file does not repeat their signatures.
inline constexpr auto &gpuDeviceCanAccessPeer = cudaDeviceCanAccessPeer;
inline constexpr auto &gpuDeviceGetAttribute = cudaDeviceGetAttribute;
inline constexpr auto &gpuDeviceGetPCIBusId = cudaDeviceGetPCIBusId;
inline constexpr auto &gpuDeviceSynchronize = cudaDeviceSynchronize;
inline constexpr auto &gpuGetDevice = cudaGetDevice;
inline constexpr auto &gpuGetDeviceCount = cudaGetDeviceCount;
inline constexpr auto &gpuGetDeviceProperties = cudaGetDeviceProperties;
inline constexpr auto &gpuSetDevice = cudaSetDevice;
inline constexpr auto &gpuGetErrorName = cudaGetErrorName;
inline constexpr auto &gpuGetErrorString = cudaGetErrorString;
inline constexpr auto &gpuGetLastError = cudaGetLastError;
inline constexpr auto &gpuEventCreateWithFlags = cudaEventCreateWithFlags;
inline constexpr auto &gpuEventDestroy = cudaEventDestroy;
inline constexpr auto &gpuEventElapsedTime = cudaEventElapsedTime;
inline constexpr auto &gpuEventQuery = cudaEventQuery;
inline constexpr auto &gpuEventRecord = cudaEventRecord;
inline constexpr auto &gpuEventSynchronize = cudaEventSynchronize;
inline constexpr auto &gpuStreamCreateWithFlags = cudaStreamCreateWithFlags;
inline constexpr auto &gpuStreamDestroy = cudaStreamDestroy;
inline constexpr auto &gpuStreamSynchronize = cudaStreamSynchronize;
inline constexpr auto &gpuStreamWaitEvent = cudaStreamWaitEvent;
inline constexpr auto &gpuFree = cudaFree;
inline constexpr auto &gpuFreeAsync = cudaFreeAsync;
inline constexpr auto &gpuMalloc = cudaMalloc;
inline constexpr auto &gpuMallocFromPoolAsync = cudaMallocFromPoolAsync;
inline constexpr auto &gpuMemPoolCreate = cudaMemPoolCreate;
inline constexpr auto &gpuMemPoolDestroy = cudaMemPoolDestroy;
inline constexpr auto &gpuMemPoolGetAttribute = cudaMemPoolGetAttribute;
inline constexpr auto &gpuMemPoolSetAccess = cudaMemPoolSetAccess;
inline constexpr auto &gpuMemPoolSetAttribute = cudaMemPoolSetAttribute;
inline constexpr auto &gpuMemPoolTrimTo = cudaMemPoolTrimTo;
inline constexpr auto &gpuMemcpy2DAsync = cudaMemcpy2DAsync;
inline constexpr auto &gpuMemcpyAsync = cudaMemcpyAsync;
inline constexpr auto &gpuMemcpyPeerAsync = cudaMemcpyPeerAsync;
inline constexpr auto &gpuMemcpyToSymbol = cudaMemcpyToSymbol;
inline constexpr auto &gpuFuncGetAttributes = cudaFuncGetAttributes;
inline constexpr auto &gpuOccupancyMaxActiveBlocksPerMultiprocessor =
    cudaOccupancyMaxActiveBlocksPerMultiprocessor;

/// The type that identifies this vendor's compiler in the templates of a launch (config.h).
using gpu_target = cuda_target;

/// The prefix of device paths (accelerator::device_path).
constexpr wchar_t device_path_prefix[] = L"cuda\\";

using device_attribute = cudaDeviceAttr;
using vendor_properties = cudaDeviceProp;

constexpr cudaError_t error_out_of_memory = cudaErrorMemoryAllocation;
constexpr cudaError_t error_no_code = cudaErrorNoKernelImageForDevice;

constexpr device_attribute attribute_max_pitch = cudaDevAttrMaxPitch;
constexpr device_attribute attribute_memory_pools = cudaDevAttrMemoryPoolsSupported;
constexpr device_attribute attribute_multiprocessors = cudaDevAttrMultiProcessorCount;
constexpr device_attribute attribute_multiprocessor_registers =
    cudaDevAttrMaxRegistersPerMultiprocessor;
constexpr device_attribute attribute_multiprocessor_threads =
    cudaDevAttrMaxThreadsPerMultiProcessor;
constexpr device_attribute attribute_time_limit = cudaDevAttrKernelExecTimeout;

/// The largest number of bytes of kernel parameters. Devices before Volta
/// accept fewer.
inline std::size_t parameter_bytes(const vendor_properties &device) {
  return device.major >= 7 ? 32764 : 4096;
}

/// Queues a launch of \p function. Calls cuLaunchKernel of the driver, because the launch functions
/// of CUDA's runtime are slower: they read the whole name of the kernel. If cuLaunchKernel fails,
/// repeats the launch with the runtime's function, for two reasons. The driver's function fails on
/// a thread that has not used the device yet, and it does not report all errors of the runtime.
cudaError_t launch(const void *function, gpu_handles &handles, int ordinal, dim3 blocks,
                   dim3 threads, void **arguments, cudaStream_t stream);

/// True if a profiler of NVIDIA has started the program and shows ranges (NVTX).
inline bool profiler_shows_ranges() {
  static const bool shows = std::getenv("NVTX_INJECTION64_PATH") != nullptr;
  return shows;
}
/// Begin and end a range of the calling thread in the profiler.
inline void begin_range(const char *name) {
#if __has_include(<nvtx3/nvToolsExt.h>)
  nvtxRangePushA(name);
#else
  (void)name;
#endif
}
inline void end_range() {
#if __has_include(<nvtx3/nvToolsExt.h>)
  nvtxRangePop();
#endif
}

/// Allocates and frees pinned host memory, which all devices can access
/// directly.
inline cudaError_t allocate_pinned(void **memory, std::size_t bytes) {
  return cudaHostAlloc(memory, bytes, cudaHostAllocPortable);
}
inline cudaError_t free_pinned(void *memory) { return cudaFreeHost(memory); }

/// True if all devices can access \p memory directly, whether this runtime or the program allocated
/// it.
inline bool is_device_accessible(const void *memory) {
  cudaPointerAttributes found;
  if (cudaPointerGetAttributes(&found, memory) == cudaSuccess)
    return found.type == cudaMemoryTypeHost || found.type == cudaMemoryTypeManaged;
  (void)cudaGetLastError();
  return false;
}

/// True if \p memory is in the memory of the device \p ordinal, or managed memory.
inline bool is_memory_of(int ordinal, const void *memory) {
  cudaPointerAttributes found;
  if (cudaPointerGetAttributes(&found, memory) == cudaSuccess)
    return found.type == cudaMemoryTypeManaged ||
           (found.type == cudaMemoryTypeDevice && found.device == ordinal);
  (void)cudaGetLastError();
  return false;
}

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_VENDOR_H

//===--- vendor.h - HIP as backend-gpu/ uses it -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_VENDOR_H
#define AMP2HIP_HIP_VENDOR_H

// The HIP backend compiles the sources of backend-gpu/ with this header. The header declares two
// kinds of names for these sources:
//
// - gpuX is cudaX in CUDA and hipX in HIP, a function, type or constant;
// - names_like_this are for everything that differs by more than the prefix.

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/texture/image_format.h"
#include <cstddef>
#include <cstdlib>
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>

/// The namespace of the sources in backend-gpu/. A program may link the libraries
/// of both vendors, so their symbols must differ. This is a macro because C++ can
/// open a namespace only by its own name, not by an alias.
#define AMP2HIP_GPU_NAMESPACE hip

namespace amp2hip {
struct hip_target;
class gpu_handles;
} // namespace amp2hip

namespace amp2hip::hip {

using gpuError_t = hipError_t;
using gpuEvent_t = hipEvent_t;
using gpuFuncAttributes = hipFuncAttributes;
using gpuMemAccessDesc = hipMemAccessDesc;
using gpuMemPoolProps = hipMemPoolProps;
using gpuMemPool_t = hipMemPool_t;
using gpuMemcpyKind = hipMemcpyKind;
using gpuStream_t = hipStream_t;

constexpr auto gpuSuccess = hipSuccess;
constexpr auto gpuErrorInvalidSymbol = hipErrorInvalidSymbol;
constexpr auto gpuErrorNotReady = hipErrorNotReady;
constexpr auto gpuEventDefault = hipEventDefault;
constexpr auto gpuEventDisableTiming = hipEventDisableTiming;
constexpr auto gpuMemAccessFlagsProtReadWrite = hipMemAccessFlagsProtReadWrite;
constexpr auto gpuMemAllocationTypePinned = hipMemAllocationTypePinned;
constexpr auto gpuMemLocationTypeDevice = hipMemLocationTypeDevice;
constexpr auto gpuMemPoolAttrReleaseThreshold = hipMemPoolAttrReleaseThreshold;
#ifdef __HIP_PLATFORM_NVIDIA__
// HIP's NVIDIA platform has no names for these attributes; its type is CUDA's.
constexpr auto gpuMemPoolAttrReservedMemHigh = cudaMemPoolAttrReservedMemHigh;
constexpr auto gpuMemPoolAttrUsedMemHigh = cudaMemPoolAttrUsedMemHigh;
#else
constexpr auto gpuMemPoolAttrReservedMemHigh = hipMemPoolAttrReservedMemHigh;
constexpr auto gpuMemPoolAttrUsedMemHigh = hipMemPoolAttrUsedMemHigh;
#endif
constexpr auto gpuMemcpyDeviceToDevice = hipMemcpyDeviceToDevice;
constexpr auto gpuMemcpyDeviceToHost = hipMemcpyDeviceToHost;
constexpr auto gpuMemcpyHostToDevice = hipMemcpyHostToDevice;
constexpr auto gpuStreamNonBlocking = hipStreamNonBlocking;

// References to HIP's functions, so that this file does not repeat their signatures. A reference
// cannot name an overloaded function; for those, functions are defined below.
inline constexpr auto &gpuDeviceCanAccessPeer = hipDeviceCanAccessPeer;
inline constexpr auto &gpuDeviceGetAttribute = hipDeviceGetAttribute;
inline constexpr auto &gpuDeviceGetPCIBusId = hipDeviceGetPCIBusId;
inline constexpr auto &gpuDeviceSynchronize = hipDeviceSynchronize;
inline constexpr auto &gpuGetDevice = hipGetDevice;
inline constexpr auto &gpuGetDeviceCount = hipGetDeviceCount;
inline constexpr auto &gpuGetDeviceProperties = hipGetDeviceProperties;
inline constexpr auto &gpuSetDevice = hipSetDevice;
inline constexpr auto &gpuGetErrorName = hipGetErrorName;
inline constexpr auto &gpuGetErrorString = hipGetErrorString;
inline constexpr auto &gpuGetLastError = hipGetLastError;
inline constexpr auto &gpuEventCreateWithFlags = hipEventCreateWithFlags;
inline constexpr auto &gpuEventDestroy = hipEventDestroy;
inline constexpr auto &gpuEventElapsedTime = hipEventElapsedTime;
inline constexpr auto &gpuEventQuery = hipEventQuery;
inline constexpr auto &gpuEventRecord = hipEventRecord;
inline constexpr auto &gpuEventSynchronize = hipEventSynchronize;
inline constexpr auto &gpuStreamCreateWithFlags = hipStreamCreateWithFlags;
inline constexpr auto &gpuStreamDestroy = hipStreamDestroy;
inline constexpr auto &gpuStreamSynchronize = hipStreamSynchronize;
inline constexpr auto &gpuStreamWaitEvent = hipStreamWaitEvent;
inline constexpr auto &gpuFree = hipFree;
inline constexpr auto &gpuFreeAsync = hipFreeAsync;
inline constexpr auto &gpuMemPoolCreate = hipMemPoolCreate;
inline constexpr auto &gpuMemPoolDestroy = hipMemPoolDestroy;
inline constexpr auto &gpuMemPoolGetAttribute = hipMemPoolGetAttribute;
inline constexpr auto &gpuMemPoolSetAccess = hipMemPoolSetAccess;
inline constexpr auto &gpuMemPoolSetAttribute = hipMemPoolSetAttribute;
inline constexpr auto &gpuMemPoolTrimTo = hipMemPoolTrimTo;
inline constexpr auto &gpuMemcpy2DAsync = hipMemcpy2DAsync;
inline constexpr auto &gpuMemcpyAsync = hipMemcpyAsync;
inline constexpr auto &gpuMemcpyPeerAsync = hipMemcpyPeerAsync;
inline constexpr auto &gpuFuncGetAttributes = hipFuncGetAttributes;

inline hipError_t gpuMalloc(void **memory, std::size_t bytes) { return hipMalloc(memory, bytes); }
inline hipError_t gpuMallocFromPoolAsync(void **memory, std::size_t bytes, hipMemPool_t pool,
                                         hipStream_t stream) {
  return hipMallocFromPoolAsync(memory, bytes, pool, stream);
}
inline hipError_t gpuMemcpyToSymbol(const void *symbol, const void *from, std::size_t bytes,
                                    std::size_t offset, hipMemcpyKind kind) {
  return hipMemcpyToSymbol(symbol, from, bytes, offset, kind);
}
inline hipError_t gpuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                               int block_size,
                                                               std::size_t dynamic_bytes) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, block_size, dynamic_bytes);
}

/// The type that identifies this vendor's compiler in the templates of a launch (config.h).
using gpu_target = hip_target;

/// The prefix of device paths (accelerator::device_path).
constexpr wchar_t device_path_prefix[] = L"hip\\";

using device_attribute = hipDeviceAttribute_t;
using vendor_properties = hipDeviceProp_t;

constexpr hipError_t error_out_of_memory = hipErrorOutOfMemory;
constexpr hipError_t error_no_code = hipErrorNoBinaryForGpu;

constexpr device_attribute attribute_max_pitch = hipDeviceAttributeMaxPitch;
constexpr device_attribute attribute_memory_pools = hipDeviceAttributeMemoryPoolsSupported;
constexpr device_attribute attribute_multiprocessors = hipDeviceAttributeMultiprocessorCount;
constexpr device_attribute attribute_multiprocessor_registers =
    hipDeviceAttributeMaxRegistersPerMultiprocessor;
constexpr device_attribute attribute_multiprocessor_threads =
    hipDeviceAttributeMaxThreadsPerMultiProcessor;
constexpr device_attribute attribute_time_limit = hipDeviceAttributeKernelExecTimeout;

/// The largest number of bytes of kernel parameters.
inline std::size_t parameter_bytes(const vendor_properties &) { return 4096; }

/// Queues a launch of \p function.
inline hipError_t launch(const void *function, gpu_handles &, int, dim3 blocks, dim3 threads,
                         void **arguments, hipStream_t stream) {
  return hipLaunchKernel(function, blocks, threads, arguments, 0, stream);
}

/// Allocates pinned host memory, which all devices can access directly.
/// free_pinned() frees it.
inline hipError_t allocate_pinned(void **memory, std::size_t bytes) {
  return hipHostMalloc(memory, bytes, hipHostMallocPortable);
}
inline hipError_t free_pinned(void *memory) { return hipHostFree(memory); }

/// The functions of AMD's profiler for ranges (roctx), null if no profiler has started the program.
struct range_functions {
  int (*push)(const char *) = nullptr;
  int (*pop)() = nullptr;

  static const range_functions &get() {
    static const range_functions loaded = load();
    return loaded;
  }

private:
  static bool is_profiled() {
    for (const char *variable : {"ROCP_TOOL_LIBRARIES", "ROCP_TOOL_LIB", "HSA_TOOLS_LIB"})
      if (std::getenv(variable) != nullptr)
        return true;
    return false;
  }
  /// The functions are in a library that only comes with the profiler.
  static range_functions load() {
    range_functions found;
    if (!is_profiled())
      return found;
    for (const char *file : {"librocprofiler-sdk-roctx.so", "libroctx64.so", "libroctx64.so.4"})
      if (void *const library = dlopen(file, RTLD_LAZY)) {
        found.push = reinterpret_cast<int (*)(const char *)>(dlsym(library, "roctxRangePushA"));
        found.pop = reinterpret_cast<int (*)()>(dlsym(library, "roctxRangePop"));
        break;
      }
    return found;
  }
};
inline bool profiler_shows_ranges() {
  return range_functions::get().push != nullptr && range_functions::get().pop != nullptr;
}
/// Begin and end a range of the calling thread in the profiler.
inline void begin_range(const char *name) { (void)range_functions::get().push(name); }
inline void end_range() { (void)range_functions::get().pop(); }

/// True if all devices can access \p memory directly, whether this runtime or the program allocated
/// it. Handles two differences of HIP before version 6: the call fails for pageable memory, and the
/// type of the memory has another name.
inline bool is_device_accessible(const void *memory) {
  hipPointerAttribute_t found;
  if (hipPointerGetAttributes(&found, memory) == hipSuccess)
#if HIP_VERSION_MAJOR >= 6
    return found.type == hipMemoryTypeHost || found.type == hipMemoryTypeManaged;
#else
    return found.memoryType == hipMemoryTypeHost || found.isManaged != 0;
#endif
  (void)hipGetLastError();
  return false;
}

/// True if \p memory is in the memory of the device \p ordinal, or managed memory.
inline bool is_memory_of(int ordinal, const void *memory) {
  hipPointerAttribute_t found;
  if (hipPointerGetAttributes(&found, memory) == hipSuccess)
#if HIP_VERSION_MAJOR >= 6
    return found.type == hipMemoryTypeManaged ||
           (found.type == hipMemoryTypeDevice && found.device == ordinal);
#else
    return found.isManaged != 0 ||
           (found.memoryType == hipMemoryTypeDevice && found.device == ordinal);
#endif
  (void)hipGetLastError();
  return false;
}

} // namespace amp2hip::hip

#include "image.h"

#endif // AMP2HIP_HIP_VENDOR_H

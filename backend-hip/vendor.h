//===--- vendor.h - names and calls that differ by vendor -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_VENDOR_H
#define AMP2HIP_HIP_VENDOR_H

// backend-cuda and backend-hip are mirror images: a source file differs from
// its counterpart only by the words `cuda` and `hip`. The exceptions are this
// file, vendor.cpp and error.cpp.

#include <cstddef>
#include <hip/hip_runtime_api.h>

namespace amp2hip {
class gpu_handles;
}

namespace amp2hip::hip {

using device_attribute = hipDeviceAttribute_t;
using vendor_properties = hipDeviceProp_t;

constexpr hipError_t error_out_of_memory = hipErrorOutOfMemory;
constexpr hipError_t error_no_code = hipErrorNoBinaryForGpu;

constexpr device_attribute attribute_max_pitch = hipDeviceAttributeMaxPitch;
constexpr device_attribute attribute_memory_pools = hipDeviceAttributeMemoryPoolsSupported;
constexpr device_attribute attribute_multiprocessors = hipDeviceAttributeMultiprocessorCount;
constexpr device_attribute attribute_time_limit = hipDeviceAttributeKernelExecTimeout;

/// The largest number of bytes of kernel parameters.
inline std::size_t parameter_bytes(const vendor_properties &) { return 4096; }

/// Queues a launch of \p function.
inline hipError_t launch(const void *function, gpu_handles &, int, dim3 blocks, dim3 threads, void **arguments,
                         hipStream_t stream) {
  return hipLaunchKernel(function, blocks, threads, arguments, 0, stream);
}

/// Allocates and frees pinned host memory, which all devices can access
/// directly.
inline hipError_t allocate_pinned(void **memory, std::size_t bytes) {
  return hipHostMalloc(memory, bytes, hipHostMallocPortable);
}
inline hipError_t free_pinned(void *memory) { return hipHostFree(memory); }

/// True if all devices can access \p memory directly, allocated by this runtime
/// or by the program. Before HIP 6, the call fails for pageable memory, and the
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

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_VENDOR_H

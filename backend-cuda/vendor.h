//===--- vendor.h - where the vendors' names differ -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_VENDOR_H
#define AMP2HIP_CUDA_VENDOR_H

// backend-cuda and backend-hip are mirror images: but for this file, vendor.cpp
// and the table in error.cpp, each file is the other with `cuda` and `hip`
// exchanged.

#include <cstddef>
#include <cuda_runtime_api.h>

namespace amp2hip {
class gpu_handles;
}

namespace amp2hip::cuda {

using device_attribute = cudaDeviceAttr;
using vendor_properties = cudaDeviceProp;

constexpr cudaError_t error_out_of_memory = cudaErrorMemoryAllocation;
constexpr cudaError_t error_no_code = cudaErrorNoKernelImageForDevice;

constexpr device_attribute attribute_max_pitch = cudaDevAttrMaxPitch;
constexpr device_attribute attribute_memory_pools = cudaDevAttrMemoryPoolsSupported;
constexpr device_attribute attribute_multiprocessors = cudaDevAttrMultiProcessorCount;
constexpr device_attribute attribute_time_limit = cudaDevAttrKernelExecTimeout;

/// Bytes of parameters that a launch takes; larger ones came with Volta.
inline std::size_t parameter_bytes(const vendor_properties &device) { return device.major >= 7 ? 32764 : 4096; }

/// The plain launch. The driver's function takes less time than the runtime's,
/// all of which read the kernel's name, the longer the slower; it knows no
/// thread that has not used the device, and not all of the runtime's errors.
cudaError_t launch(const void *function, gpu_handles &handles, int ordinal, dim3 blocks, dim3 threads,
                   void **arguments, cudaStream_t stream);

/// Host memory that every device reaches directly.
inline cudaError_t allocate_pinned(void **memory, std::size_t bytes) {
  return cudaHostAlloc(memory, bytes, cudaHostAllocPortable);
}
inline cudaError_t free_pinned(void *memory) { return cudaFreeHost(memory); }

/// Whether every device reaches the memory directly, whoever made it so.
inline bool devices_reach(const void *memory) {
  cudaPointerAttributes found;
  if (cudaPointerGetAttributes(&found, memory) == cudaSuccess)
    return found.type == cudaMemoryTypeHost || found.type == cudaMemoryTypeManaged;
  (void)cudaGetLastError();
  return false;
}

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_VENDOR_H

//===--- vendor.h - names and calls that differ by vendor -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_VENDOR_H
#define AMP2HIP_CUDA_VENDOR_H

// backend-cuda and backend-hip are mirror images: a source file differs from
// its counterpart only by the words `cuda` and `hip`. The exceptions are this
// file, vendor.cpp and error.cpp.

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

/// The largest number of bytes of kernel parameters. Devices before Volta
/// accept fewer.
inline std::size_t parameter_bytes(const vendor_properties &device) { return device.major >= 7 ? 32764 : 4096; }

/// Queues a launch of \p function. Calls cuLaunchKernel of the driver, because
/// the launch functions of CUDA's runtime are slower: they read the name of the
/// kernel, which takes longer the longer the name is. The driver's function
/// fails on a thread that has not used the device yet, and it does not report
/// all errors of the runtime. If it fails, the launch is repeated with the
/// runtime's function.
cudaError_t launch(const void *function, gpu_handles &handles, int ordinal, dim3 blocks, dim3 threads,
                   void **arguments, cudaStream_t stream);

/// Allocates and frees pinned host memory, which all devices can access
/// directly.
inline cudaError_t allocate_pinned(void **memory, std::size_t bytes) {
  return cudaHostAlloc(memory, bytes, cudaHostAllocPortable);
}
inline cudaError_t free_pinned(void *memory) { return cudaFreeHost(memory); }

/// True if all devices can access \p memory directly, allocated by this runtime
/// or by the program.
inline bool is_device_accessible(const void *memory) {
  cudaPointerAttributes found;
  if (cudaPointerGetAttributes(&found, memory) == cudaSuccess)
    return found.type == cudaMemoryTypeHost || found.type == cudaMemoryTypeManaged;
  (void)cudaGetLastError();
  return false;
}

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_VENDOR_H

//===--- vendor.cpp - kernel launches by the driver -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "vendor.h"
#include "amp2hip/launch/launch_gpu.h"
#include <cuda.h>

namespace amp2hip::cuda {

namespace {

using driver_launch = decltype(&cuLaunchKernel);

/// Looks up cuLaunchKernel at run time, so that the program also starts on a machine without a
/// driver. Returns null if CUDA is older than 12.5.
driver_launch find_driver_launch() {
#if CUDART_VERSION >= 12050
  void *found = nullptr;
  cudaDriverEntryPointQueryResult result{};
  if (cudaGetDriverEntryPointByVersion("cuLaunchKernel", &found, 12000, cudaEnableDefault,
                                       &result) == cudaSuccess &&
      result == cudaDriverEntryPointSuccess)
    return reinterpret_cast<driver_launch>(found);
  (void)cudaGetLastError();
#endif
  return nullptr;
}

/// Returns the driver's handle of \p function on the current device, or null if the driver has
/// none.
[[gnu::cold]] void *find_handle(const void *function) {
  cudaFunction_t found = nullptr;
  if (cudaGetFuncBySymbol(&found, function) == cudaSuccess)
    return found;
  (void)cudaGetLastError();
  return nullptr;
}

} // namespace

[[gnu::hot]] cudaError_t launch(const void *function, gpu_handles &handles, int ordinal,
                                dim3 blocks, dim3 threads, void **arguments, cudaStream_t stream) {
  static const driver_launch by_driver = find_driver_launch();
  if (by_driver != nullptr) {
    void *handle = handles.get(ordinal);
    if (handle == nullptr) {
      handle = find_handle(function);
      handles.set(ordinal, handle);
    }
    if (handle != nullptr &&
        by_driver(static_cast<CUfunction>(handle), blocks.x, blocks.y, blocks.z, threads.x,
                  threads.y, threads.z, 0, stream, arguments, nullptr) == CUDA_SUCCESS)
      return cudaSuccess;
  }
  cudaLaunchConfig_t how{};
  how.gridDim = blocks;
  how.blockDim = threads;
  how.stream = stream;
  return cudaLaunchKernelExC(&how, function, arguments);
}

} // namespace amp2hip::cuda

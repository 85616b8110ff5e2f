//===--- launch.cpp - launches --------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/exceptions.h"
#include "amp2hip/gpu_spread.h"
#include "amp2hip/launch_gpu.h"
#include "device.h"
#include "error.h"
#include <cstdlib>
#include <cxxabi.h>

namespace amp2hip {

namespace {

std::string readable(const std::type_info &type) {
  int status = 0;
  char *const name = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  const std::string result = status == 0 ? name : type.name();
  std::free(name);
  return result;
}

[[noreturn, gnu::cold]] void raise_launch(cudaError_t code, const queue &where, const gpu_grid &grid,
                                          const std::type_info &kernel) {
  std::ostringstream text;
  text << "launching " << readable(kernel) << " as " << grid.blocks[0] << "x" << grid.blocks[1] << "x" << grid.blocks[2]
       << " blocks of " << grid.threads[0] << "x" << grid.threads[1] << "x" << grid.threads[2] << " threads in stream "
       << where.native() << " of device " << where.owner().ordinal();
  cuda::raise(code, text.str());
}

} // namespace

[[gnu::hot]] void vendor_launch(cuda_target, queue &where, const void *function, gpu_handles &handles,
                                const gpu_grid &grid, void **arguments, const std::type_info &kernel) {
  const int ordinal = where.owner().ordinal();
  cuda::current_device current(ordinal);
  const cudaError_t code =
      cuda::launch(function, handles, ordinal, dim3(grid.blocks[0], grid.blocks[1], grid.blocks[2]),
                   dim3(grid.threads[0], grid.threads[1], grid.threads[2]), arguments,
                   static_cast<cudaStream_t>(where.native()));
  if (code != cudaSuccess)
    raise_launch(code, where, grid, kernel);
}

std::uint64_t vendor_spread_from(cuda_target, queue &where, const void *plain, const void *spread_function,
                                 int rank) noexcept {
  constexpr std::uint64_t never = UINT64_MAX;
  const auto &device = static_cast<const cuda::gpu &>(where.owner());
  cudaFuncAttributes of_plain{}, of_spread{};
  int plain_blocks = 0, spread_blocks = 0;
  try {
    cuda::current_device current(device.ordinal());
    if (cudaFuncGetAttributes(&of_plain, plain) != cudaSuccess ||
        cudaFuncGetAttributes(&of_spread, spread_function) != cudaSuccess ||
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&plain_blocks, plain, flat_block, 0) != cudaSuccess ||
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&spread_blocks, spread_function, flat_block, 0) != cudaSuccess) {
      cuda::forget_error();
      return never;
    }
  } catch (const concurrency::runtime_exception &) { // the launch will say so
    return never;
  }
  // Where the compiler has the loads of several indices in flight together, they
  // need registers. Where it does not, as with loops, there is nothing to gain;
  // nor where fewer threads fit then, or they need memory of their own.
  const int loads = spread_registers(rank) + spread - 1; // an index has one load at least
  if (of_spread.numRegs < of_plain.numRegs + loads || spread_blocks < plain_blocks ||
      of_spread.localSizeBytes > of_plain.localSizeBytes)
    return never;
  // Some times what the device runs at a time: else the last blocks, which take
  // longer, leave more of it idle than kernels that compute much gain.
  return std::uint64_t{4} * static_cast<unsigned>(spread_blocks) * device.multiprocessors();
}

} // namespace amp2hip

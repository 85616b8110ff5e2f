//===--- gpu_kernel.h - what runs on a GPU for a launch ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_KERNEL_H
#define AMP2HIP_GPU_KERNEL_H

#include "amp2hip/domain.h"
#include "amp2hip/gpu_grid.h"

// For the vendors' compilers only. Target is a template argument of everything
// here: objects of both vendors may be in one program.

namespace amp2hip {

/// The number of this thread's block.
__device__ inline std::uint64_t block_number() {
  return blockIdx.x + static_cast<std::uint64_t>(blockIdx.y) * gridDim.x;
}

/// Calls the kernel for this thread of an untiled launch, if there is one: the
/// grid's edges may reach beyond the domain.
template <int N, typename Kernel>
__device__ void call_thread(const flat_domain<N> &domain, bool linear, const Kernel &kernel) {
  concurrency::index<N> i;
  if constexpr (N == 1) { // fewer than 2^31 threads
    const unsigned at = blockIdx.x * static_cast<unsigned>(flat_block) + threadIdx.x;
    if (at >= static_cast<unsigned>(domain.extent[0]))
      return;
    i[0] = static_cast<int>(at);
  } else {
    bool numbered = true;
    if constexpr (N == 2 || N == 3) {
      numbered = linear;
      if (!linear) {
        // Less than 2^31 + 32: no overflow in unsigned.
        const unsigned column = blockIdx.x * blockDim.x + threadIdx.x;
        const unsigned row = blockIdx.y * blockDim.y + threadIdx.y;
        if (column >= static_cast<unsigned>(domain.extent[N - 1]) || row >= static_cast<unsigned>(domain.extent[N - 2]))
          return;
        i[0] = static_cast<int>(blockIdx.z); // at rank 3
        i[N - 2] = static_cast<int>(row);
        i[N - 1] = static_cast<int>(column);
      }
    }
    if (numbered) {
      const std::uint64_t at = block_number() * flat_block + threadIdx.x;
      if (at >= domain.count)
        return;
      i = domain.at(at);
    }
  }
  kernel(i);
}

/// Calls the kernel for this thread of a tiled launch.
template <int R, int D0, int D1, int D2, typename Kernel>
__device__ void call_thread(const tiled_domain<R, D0, D1, D2> &domain, bool linear, const Kernel &kernel) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  const unsigned blocks[3] = {blockIdx.x, blockIdx.y, blockIdx.z};
  const unsigned threads[3] = {threadIdx.x, threadIdx.y, threadIdx.z};
  typename Domain::point tile, local;
  for (int d = 0; d < R; ++d) {
    tile[d] = static_cast<int>(blocks[R - 1 - d]);
    local[d] = static_cast<int>(threads[R - 1 - d]);
  }
  if (R > 1 && linear) {
    std::uint64_t rest = block_number();
    std::uint64_t tiles = 1;
    for (int d = 0; d < R; ++d)
      tiles *= static_cast<std::uint64_t>(domain.tiles[d]);
    if (rest >= tiles) // the whole block: no barrier is missed
      return;
    for (int d = R - 1; d >= 0; --d) {
      tile[d] = static_cast<int>(rest % static_cast<std::uint64_t>(domain.tiles[d]));
      rest /= static_cast<std::uint64_t>(domain.tiles[d]);
    }
  }
  typename Domain::index i = Domain::at(tile, local, nullptr);
  kernel(i);
}

/// Threads of a block, for the compiler's budget of registers.
template <typename Domain>
struct block_size;
template <int N>
struct block_size<flat_domain<N>> {
  static const int value = flat_block;
};
template <int R, int D0, int D1, int D2>
struct block_size<tiled_domain<R, D0, D1, D2>> {
  static const int value = tiled_domain<R, D0, D1, D2>::tile_threads;
};

/// A launch: the kernel object and its captures are the parameter.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_kernel(const Kernel kernel, const Domain domain, const bool linear) {
  call_thread(domain, linear, kernel);
}

/// The same for a kernel object larger than the vendor's parameters may be.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_large_kernel(const Kernel *kernel, const Domain domain, const bool linear) {
  call_thread(domain, linear, *kernel);
}

} // namespace amp2hip

#endif // AMP2HIP_GPU_KERNEL_H

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
#include "amp2hip/gpu_spread.h"
#include <utility>

// For the vendors' compilers only. Target is a template argument of everything
// here: objects of both vendors may be in one program.

namespace amp2hip {

__device__ inline gpu_thread this_gpu_thread(const grid_origin &origin) {
  return {{blockIdx.x, blockIdx.y + origin.y, blockIdx.z + origin.z},
          {threadIdx.x, threadIdx.y, threadIdx.z},
          gridDim.x,
          blockDim.x,
          blockDim.y,
          blockDim.z};
}

/// Calls the kernel for this thread of an untiled launch, if there is one.
template <int N, typename Kernel>
__device__ void call_thread(const flat_domain<N> &domain, const grid_origin &origin, const Kernel &kernel) {
  concurrency::index<N> i;
  if (find_index(domain, this_gpu_thread(origin), i))
    kernel(i);
}

/// Calls the kernel for this thread of a tiled launch.
template <int R, int D0, int D1, int D2, typename Kernel>
__device__ void call_thread(const tiled_domain<R, D0, D1, D2> &, const grid_origin &origin, const Kernel &kernel) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  typename Domain::point tile, local;
  find_place(this_gpu_thread(origin), tile, local);
  typename Domain::index i = Domain::at(tile, local, nullptr);
  kernel(i);
}

/// Threads of a block, for the compiler's budget of registers.
template <typename Domain> struct block_size;
template <int N> struct block_size<flat_domain<N>> {
  static const int value = flat_block;
};
template <int R, int D0, int D1, int D2> struct block_size<tiled_domain<R, D0, D1, D2>> {
  static const int value = tiled_domain<R, D0, D1, D2>::tile_threads;
};

/// A launch: the kernel object and its captures are the parameter.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_kernel(const Kernel kernel, const Domain domain, const grid_origin origin) {
  call_thread(domain, origin, kernel);
}

/// The same for a kernel object larger than the vendor's parameters may be.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_large_kernel(const Kernel *kernel, const Domain domain, const grid_origin origin) {
  call_thread(domain, origin, *kernel);
}

/// A spread launch whose containers lie apart. The parameters are the words of
/// the kernel object, since the compiler takes __restrict__ from parameters
/// alone: the pointers of containers among them then share nothing. The others
/// are no pointers, and are put back into the object as they are.
template <typename Kernel, typename Domain, typename Target, typename... Word>
__global__ void __launch_bounds__(flat_block, AMP2HIP_FULL_OF(flat_block))
    parallel_for_each_spread_kernel(const Domain domain, Word *__restrict__... words) {
  alignas(Kernel) char object[sizeof...(Word) * sizeof(void *)];
  const void *const all[] = {words...};
  memcpy(object, all, sizeof all);
  const Kernel &kernel = *reinterpret_cast<const Kernel *>(object);
  const spread_indices<Domain::rank> indices(domain, this_gpu_thread({}));
  if (indices.all()) {
    for (int k = 0; k < spread; ++k) {
      concurrency::index<Domain::rank> i = indices[k];
      kernel(i);
    }
  } else {
#pragma unroll 1
    for (int k = 0; indices.has(k); ++k) {
      concurrency::index<Domain::rank> i = indices[k];
      kernel(i);
    }
  }
}

/// Its instance for a kernel object of as many words as there are numbers.
template <std::size_t>
struct word {
  using type = char;
};
template <typename Kernel, typename Domain, typename Target, std::size_t... Numbers>
const void *spread_kernel(std::index_sequence<Numbers...>) {
  return reinterpret_cast<const void *>(
      &parallel_for_each_spread_kernel<Kernel, Domain, Target, typename word<Numbers>::type...>);
}

} // namespace amp2hip

#endif // AMP2HIP_GPU_KERNEL_H

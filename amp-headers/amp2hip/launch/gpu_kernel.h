//===--- gpu_kernel.h - the kernel functions of a GPU launch --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_GPU_KERNEL_H
#define AMP2HIP_LAUNCH_GPU_KERNEL_H

#include "amp2hip/array/general_access.h"
#include "amp2hip/index/domain.h"
#include "amp2hip/launch/gpu_coarsening.h"
#include "amp2hip/output/coarsened_threads.h"
#include <utility>

// Only the vendors' compilers read this file. Every kernel function has Target as a template
// argument, so that the functions of different compilers have different names. A program may
// contain object files of both vendors' compilers.

namespace amp2hip {

__device__ inline gpu_thread this_gpu_thread(const grid_origin &origin) {
  return {{blockIdx.x, blockIdx.y + origin.y, blockIdx.z + origin.z},
          {threadIdx.x, threadIdx.y, threadIdx.z},
          gridDim.x,
          blockDim.x,
          blockDim.y,
          blockDim.z};
}

/// Tells the compiler which accesses this kernel function runs (general_access.h).
__device__ inline void assume_access(bool general) {
#if AMP2HIP_PLAIN_ACCESS
  const bool same = has_general_access() == general;
  __builtin_assume(same);
#else
  (void)general;
#endif
}

/// Calls the kernel for this thread of an untiled launch, if the thread has an index.
template <int N, typename Kernel>
__device__ void call_thread(const flat_domain<N> &domain, const grid_origin &origin,
                            const Kernel &kernel) {
  concurrency::index<N> i;
  if (find_index(domain, this_gpu_thread(origin), i))
    kernel(i);
}

/// Calls the kernel for this thread of a tiled launch.
template <int R, int D0, int D1, int D2, typename Kernel>
__device__ void call_thread(const tiled_domain<R, D0, D1, D2> &, const grid_origin &origin,
                            const Kernel &kernel) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  typename Domain::point tile, local;
  find_tile_position(this_gpu_thread(origin), tile, local);
  typename Domain::index i = Domain::at(tile, local, nullptr);
  kernel(i);
}

/// The number of threads of a block, for __launch_bounds__: the compiler computes from it how many
/// registers a thread may use.
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

/// The kernel function of a launch. It takes the kernel object, with its captures, by value.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_kernel(const Kernel kernel, const Domain domain, const grid_origin origin) {
  assume_access(false);
  call_thread(domain, origin, kernel);
}

/// The kernel function of a tiled launch in which each thread runs \p Threads, several threads of
/// the tile.
template <typename Kernel, typename Domain, typename Threads, typename Target>
__global__ void __launch_bounds__((Threads::groups))
    parallel_for_each_coarsened_tiles(const Kernel kernel, const Domain domain,
                                      const grid_origin origin) {
  assume_access(false);
  typename Domain::point tile, first;
  find_tile_position(this_gpu_thread(origin), tile, first);
  kernel.template amp2hip_run_coarsened<Kernel>(Threads(tile, first, nullptr));
}

/// The kernel function of a general launch (general_access.h), or of a launch whose kernel object
/// exceeds the vendor's limit for parameters. It takes a pointer to a copy of the object in device
/// memory.
template <typename Kernel, typename Domain, typename Target>
__global__ void __launch_bounds__((block_size<Domain>::value))
    parallel_for_each_large_kernel(const Kernel *kernel, const Domain domain,
                                   const grid_origin origin) {
  assume_access(true);
  call_thread(domain, origin, *kernel);
}

/// The kernel function of a coarsened launch whose containers do not overlap. Each word of the
/// kernel object is a __restrict__ parameter, because the compiler honors __restrict__ only on
/// parameters. The compiler then knows that the pointers of the containers do not alias. The
/// function first copies all words back into an object.
template <thread_indices Where, typename Kernel, typename Domain, typename Target, typename... Word>
__global__ void __launch_bounds__(flat_block, AMP2HIP_MIN_BLOCKS(flat_block))
    parallel_for_each_coarsened_kernel(const Domain domain, Word *__restrict__... words) {
  assume_access(false);
  alignas(Kernel) char object[sizeof...(Word) * sizeof(void *)];
  const void *const all[] = {words...};
  memcpy(object, all, sizeof all);
  const Kernel &kernel = *reinterpret_cast<const Kernel *>(object);
  const coarsened_indices<Domain::rank, Where> indices(domain, this_gpu_thread({}));
  if (indices.all()) {
    for (int k = 0; k < coarsening_factor; ++k) {
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

/// The type to which the parameter for a word of the kernel object points. The template argument
/// has no meaning; it lets `typename word<Numbers>::type...` expand to one type per word.
template <std::size_t>
struct word {
  using type = char;
};
/// Returns the coarsened kernel function for a kernel object with as many words as \p Numbers.
template <thread_indices Where, typename Kernel, typename Domain, typename Target,
          std::size_t... Numbers>
const void *coarsened_kernel(std::index_sequence<Numbers...>) {
  return reinterpret_cast<const void *>(
      &parallel_for_each_coarsened_kernel<Where, Kernel, Domain, Target,
                                          typename word<Numbers>::type...>);
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_KERNEL_H

//===--- coarsened_threads.h - several threads of a tile per GPU thread ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Support for `amp2hip_run_coarsened`, the member function that `amp2hip --optimize=coarsen-tiles`
/// adds to a tiled kernel next to its call operator. On a GPU, one thread of a block then runs
/// several threads of the tile: each section between two barriers is a loop over them, which the
/// compiler unrolls. Values that these threads load from the same address are loaded once.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_COARSENED_THREADS_H
#define AMP2HIP_OUTPUT_COARSENED_THREADS_H

#include "amp2hip/index/domain.h"
#include <cstddef>
#include <type_traits>
#include <utility>

namespace amp2hip {

/// A group of \p Threads threads of a tile, which one thread of a GPU runs. Their local indices
/// differ in one dimension only, the axis, by multiples of `step`. In a tile of 16 x 16 with groups
/// of 4, the threads (1, 3), (5, 3), (9, 3) and (13, 3) are a group. The next thread of the GPU
/// runs (1, 4), (5, 4) and so on: its accesses are next to those of the first, so that the GPU
/// combines them. \p Large is true for launches that are large enough to coarsen any kernel.
template <typename Domain, int Threads, bool Large = false>
class coarsened_threads {
public:
  using index = typename Domain::index;
  using point = typename Domain::point;
  static constexpr int rank = Domain::rank;
  static constexpr int threads = Threads;
  /// The largest number of bytes of kept_values, which should stay in registers.
  static constexpr std::size_t max_kept_bytes = 512;

  /// The first dimension whose length is a multiple of \c threads; 0 if there is none.
  AMP2HIP_CPU_AMP static constexpr int axis() {
    for (int d = 0; d < rank; ++d)
      if (Domain::tile_length(d) % threads == 0)
        return d;
    return 0;
  }
  static constexpr int step = Domain::tile_length(axis()) / threads;
  /// True if the tile can be divided into such groups.
  static constexpr bool exists = Domain::tile_length(axis()) % threads == 0;
  /// The number of groups of a tile, that is the number of threads of the GPU for it.
  static constexpr int groups = Domain::tile_threads / threads;

  /// Refers to the group in the tile \p tile whose first thread has the local index \p first. \p
  /// barrier_control is the state of the barrier on a CPU accelerator, and null on a GPU.
  AMP2HIP_CPU_AMP coarsened_threads(const point &tile, const point &first, void *barrier_control)
      : tile_(tile), first_(first), control_(barrier_control) {}

  /// Returns the tiled_index of thread \p number of the group.
  [[gnu::always_inline]] AMP2HIP_CPU_AMP index at(int number) const {
    point local = first_;
    local[axis()] += number * step;
    return Domain::at(tile_, local, control_);
  }

  /// True if a kernel is probably faster when a thread of a GPU runs such a group. \p iterations
  /// are the numbers of iterations of its loops between two barriers, each multiplied by those of
  /// the loops around it, and 1 if there are loops around barriers. docs/performance.md has the
  /// times from which the rules were derived.
  template <typename... Numbers>
  AMP2HIP_CPU_AMP static constexpr bool is_faster(Numbers... iterations) {
    // Longer loops are not unrolled.
    if (!((static_cast<long long>(iterations) <= 64) && ...))
      return false;
    // Blocks of a quarter or an eighth of the threads hide less latency. In long loops, the groups
    // save more loads than this costs. Without loops, kernels gain if their tiles are so large that
    // blocks of a quarter of the threads fill the GPU better, or if the launch is large.
    if (((static_cast<long long>(iterations) >= 16) || ...))
      return true;
    return threads <= 4 && (sizeof...(Numbers) != 0 || Domain::tile_threads >= 512 || Large);
  }

private:
  point tile_, first_;
  void *control_;
};

/// True if \p Kernel itself, and not only a base class, has a member function amp2hip_run_coarsened
/// that runs \p Threads.
template <typename Kernel, typename Threads, typename = void>
struct has_coarsened_threads : std::false_type {};
template <typename Kernel, typename Threads>
struct has_coarsened_threads<
    Kernel, Threads,
    std::enable_if_t<Threads::exists,
                     decltype(std::declval<const Kernel &>().template amp2hip_run_coarsened<Kernel>(
                         std::declval<const Threads &>()))>> : std::true_type {};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_COARSENED_THREADS_H

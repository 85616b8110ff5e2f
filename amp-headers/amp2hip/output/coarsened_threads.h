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

/// The threads of a tile that one thread of a GPU runs. They have the same place in all dimensions
/// except one, the axis, in which they are `step` apart. Neighbouring threads of the GPU thus still
/// run neighbouring threads of the tile, whose accesses to memory the GPU combines.
template <typename Domain, int Threads>
class coarsened_threads {
public:
  using index = typename Domain::index;
  using point = typename Domain::point;
  static constexpr int rank = Domain::rank;
  static constexpr int threads = Threads;
  /// The largest number of bytes of kept_values, which should stay in registers.
  static constexpr std::size_t max_kept_bytes = 512;

  /// The first dimension whose length is a multiple of \c threads; -1 if there is none.
  static constexpr int axis() {
    for (int d = 0; d < rank; ++d)
      if (Domain::tile_length(d) % threads == 0)
        return d;
    return -1;
  }
  /// The number of threads of the GPU for one tile.
  static constexpr int block_threads = Domain::tile_threads / threads;
  /// True if a tile can be run this way and at least one warp of 32 threads remains.
  static constexpr bool exists = axis() >= 0 && block_threads >= 32 && block_threads % 32 == 0;
  static constexpr int step =
      axis() < 0 ? 1 : Domain::tile_length(axis() < 0 ? 0 : axis()) / threads;

  /// \p first is the place in its tile of the first thread.
  AMP2HIP_CPU_AMP coarsened_threads(const point &tile, const point &first, void *barrier_control)
      : tile_(tile), first_(first), control_(barrier_control) {}

  /// Returns the tiled_index of thread \p number of these.
  [[gnu::always_inline]] AMP2HIP_CPU_AMP index at(int number) const {
    point local = first_;
    constexpr int d = axis() < 0 ? 0 : axis();
    local[d] += number * step;
    return Domain::at(tile_, local, control_);
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

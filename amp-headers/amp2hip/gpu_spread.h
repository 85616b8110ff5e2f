//===--- gpu_spread.h - launches with several indices a thread --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_SPREAD_H
#define AMP2HIP_GPU_SPREAD_H

#include "amp2hip/gpu_grid.h"

namespace amp2hip {

// One load of four bytes a thread does not fill the memory of a large GPU, with
// as many threads as it holds. In a spread launch a thread takes several
// indices, and where the compiler knows that containers lie apart, it has the
// loads of all of them in flight before the first store.

/// Indices of a thread.
constexpr int spread = 4;
/// Registers that going through them takes, on the GPUs that were looked at.
constexpr int spread_registers(int rank) { return rank == 1 ? 1 : 5; }
/// Most bytes of an element: larger ones are read by several loads each, which
/// are in flight together as it is.
constexpr std::size_t max_spread_element = 8;
/// Most bytes of a kernel object whose words are the parameters (gpu_kernel.h).
constexpr std::size_t max_spread_bytes = 512;

/// Changes the grid of an untiled launch into that of a spread one; false where
/// the domain's shape leaves nothing to spread. A thread's indices lie a block
/// apart: a warp reads one run of elements at a time, as before.
template <int N>
bool spread_over(const flat_domain<N> &domain, gpu_grid &grid) {
  constexpr int axis = N == 1 ? 0 : 1;
  const auto length = static_cast<unsigned>(domain.extent[N == 1 ? 0 : N - 2]);
  const unsigned step = grid.threads[axis] * spread;
  if (N > 3 || length < step || grid.threads[2] > 1)
    return false;
  grid.blocks[axis] = (length - 1) / step + 1;
  return grid.blocks[1] <= max_blocks_yz && grid.blocks[2] <= max_blocks_yz;
}

/// The indices of a thread of a spread launch.
template <int N>
class spread_indices {
public:
  AMP2HIP_CPU_AMP spread_indices(const flat_domain<N> &domain, const gpu_thread &me) {
    const unsigned step = N == 1 ? static_cast<unsigned>(flat_block) : me.height;
    const unsigned axis = N == 1 ? 0 : 1;
    const unsigned length = static_cast<unsigned>(domain.extent[moving]);
    // Less than 2^31 + 1024: no overflow in unsigned.
    const unsigned at = me.block[axis] * (step * spread) + me.thread[axis];
    const unsigned column = me.block[0] * me.width + me.thread[0];
    const bool inside = at < length && (N == 1 || column < static_cast<unsigned>(domain.extent[N - 1]));
    first_[0] = static_cast<int>(me.block[2]); // at rank 3
    first_[N - 1] = static_cast<int>(column);
    first_[moving] = static_cast<int>(at);
    step_ = static_cast<int>(step);
    rest_ = inside ? static_cast<int>(length - at) : 0;
  }

  /// Whether there are as many as can be.
  AMP2HIP_CPU_AMP bool all() const { return rest_ > (spread - 1) * step_; }
  /// Whether there is one of this number, up to that.
  AMP2HIP_CPU_AMP bool has(int number) const { return number < spread && rest_ > number * step_; }
  AMP2HIP_CPU_AMP concurrency::index<N> operator[](int number) const {
    concurrency::index<N> i = first_;
    i[moving] = first_[moving] + number * step_;
    return i;
  }

private:
  static constexpr unsigned moving = N == 1 ? 0 : N - 2;

  concurrency::index<N> first_;
  int step_; ///< from one to the next
  int rest_; ///< to the end of the domain in that dimension
};

} // namespace amp2hip

#endif // AMP2HIP_GPU_SPREAD_H

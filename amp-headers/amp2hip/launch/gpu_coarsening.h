//===--- gpu_coarsening.h - launches with several indices per thread ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_GPU_COARSENING_H
#define AMP2HIP_LAUNCH_GPU_COARSENING_H

#include "amp2hip/array/general_access.h"
#include "amp2hip/launch/gpu_grid.h"
#include <type_traits>

namespace amp2hip {

// In a coarsened launch, each thread runs several indices. On a large GPU this is faster: with one
// four-byte load per thread, even the largest number of resident threads does not use the full
// memory bandwidth. If the compiler knows that the containers do not overlap, it issues the loads
// of all indices before the first store.

/// The number of indices per thread in a coarsened launch.
constexpr int coarsening_factor = 4;
/// Returns the number of additional registers of a coarsened launch that issues the loads of all
/// indices before it uses the first value: at least one for each load, and those for the loop over
/// the indices of a thread, as measured on several GPUs. Positions of 64 bits need more of them.
constexpr int coarsening_registers(int rank) {
  const int loads = coarsening_factor - 1;
  return loads + (rank == 1 ? 1 : has_plain_access ? 2 : 5);
}
/// The largest element, in bytes, for which a launch is coarsened. Larger elements need several
/// loads, which already overlap.
constexpr std::size_t max_coarsened_element = 8;
/// The largest kernel object, in bytes, for which a launch is coarsened: each word of the object is
/// passed as a parameter (gpu_kernel.h).
constexpr std::size_t max_coarsened_kernel_bytes = 512;

/// Stores the grid of a coarsened launch in \p grid. Returns false if the shape of the domain does
/// not allow one. The indices of a thread are one block apart, so a warp still reads contiguous
/// elements. At rank 2, a block has rows of up to 128 threads, twice as many as in a plain launch:
/// each thread has several indices in a column.
template <int N>
bool coarsen_grid(const flat_domain<N> &domain, gpu_grid &grid) {
  if (N > 3)
    return false;
  grid = grid_of(domain, N == 2 ? 128 : 32);
  constexpr int axis = N == 1 ? 0 : 1;
  const auto length = static_cast<unsigned>(domain.extent[N == 1 ? 0 : N - 2]);
  const unsigned step = grid.threads[axis] * coarsening_factor;
  if (length < step || grid.threads[2] > 1)
    return false;
  grid.blocks[axis] = (length - 1) / step + 1;
  return grid.blocks[1] <= max_blocks_yz && grid.blocks[2] <= max_blocks_yz;
}

/// The indices of one thread of a coarsened launch.
template <int N>
class coarsened_indices {
public:
  AMP2HIP_CPU_AMP coarsened_indices(const flat_domain<N> &domain, const gpu_thread &me) {
    const unsigned step = N == 1 ? static_cast<unsigned>(flat_block) : me.height;
    const unsigned axis = N == 1 ? 0 : 1;
    const unsigned length = static_cast<unsigned>(domain.extent[moving]);
    // Less than 2^31 + 1024: unsigned does not overflow.
    const unsigned at = me.block[axis] * (step * coarsening_factor) + me.thread[axis];
    const unsigned column = me.block[0] * me.width + me.thread[0];
    const bool inside =
        at < length && (N == 1 || column < static_cast<unsigned>(domain.extent[N - 1]));
    first_[0] = static_cast<int>(me.block[2]); // at rank 3
    first_[N - 1] = static_cast<int>(column);
    first_[moving] = static_cast<int>(at);
    step_ = static_cast<int>(step);
    rest_ = inside ? static_cast<int>(length - at) : 0;
  }

  /// True if the thread has all `coarsening_factor` indices.
  AMP2HIP_CPU_AMP bool all() const { return rest_ > (coarsening_factor - 1) * step_; }
  /// True if the thread has index \p number, counted from 0.
  AMP2HIP_CPU_AMP bool has(int number) const {
    return number < coarsening_factor && rest_ > number * step_;
  }
  AMP2HIP_CPU_AMP concurrency::index<N> operator[](int number) const {
    concurrency::index<N> i = first_;
    i[moving] = first_[moving] + number * step_;
    return i;
  }

private:
  /// The dimension in which the indices of a thread differ.
  static constexpr unsigned moving = N == 1 ? 0 : N - 2;

  concurrency::index<N> first_;
  int step_; ///< distance from one index of the thread to its next
  int rest_; ///< distance to the end of the domain in the `moving` dimension
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_COARSENING_H

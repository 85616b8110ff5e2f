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

/// The number of threads in a row of a block of a coarsened launch. The indices of a thread have
/// this distance in the last dimension. It is constant, so that the elements of the indices are at
/// constant distances: one address is enough for all, and the compiler knows that a store for one
/// index does not change what is loaded for the next.
constexpr int coarsened_row(int rank) { return rank == 1 ? flat_block : 32; }

/// Stores the grid of a coarsened launch in \p grid. Returns false if the shape of the domain does
/// not allow one. A warp still reads contiguous elements.
template <int N>
bool coarsen_grid(const flat_domain<N> &domain, gpu_grid &grid) {
  if (N > 3)
    return false;
  constexpr auto row = static_cast<unsigned>(coarsened_row(N)), step = row * coarsening_factor;
  grid = grid_of(domain, row);
  const auto length = static_cast<unsigned>(domain.extent[N - 1]);
  if (length < step || grid.threads[0] * grid.threads[1] != flat_block)
    return false;
  grid.blocks[0] = (length - 1) / step + 1;
  return grid.blocks[1] <= max_blocks_yz && grid.blocks[2] <= max_blocks_yz;
}

/// The indices of one thread of a coarsened launch.
template <int N>
class coarsened_indices {
public:
  AMP2HIP_CPU_AMP coarsened_indices(const flat_domain<N> &domain, const gpu_thread &me) {
    // Less than 2^31 + 1024: unsigned does not overflow.
    const unsigned column = me.block[0] * (step * coarsening_factor) + me.thread[0];
    const unsigned row = me.block[1] * (flat_block / step) + me.thread[1];
    const auto length = static_cast<unsigned>(domain.extent[N - 1]);
    bool inside = column < length;
    if constexpr (N >= 2) {
      inside = inside && row < static_cast<unsigned>(domain.extent[N - 2]);
      first_[0] = static_cast<int>(me.block[2]); // at rank 3
      first_[N - 2] = static_cast<int>(row);
    }
    first_[N - 1] = static_cast<int>(column);
    rest_ = inside ? static_cast<int>(length - column) : 0;
  }

  /// True if the thread has all `coarsening_factor` indices.
  AMP2HIP_CPU_AMP bool all() const { return rest_ > (coarsening_factor - 1) * step; }
  /// True if the thread has index \p number, counted from 0.
  AMP2HIP_CPU_AMP bool has(int number) const {
    return number < coarsening_factor && rest_ > number * step;
  }
  AMP2HIP_CPU_AMP concurrency::index<N> operator[](int number) const {
    concurrency::index<N> i = first_;
    i[N - 1] += number * step;
    return i;
  }

private:
  /// The distance of the indices of a thread.
  static constexpr int step = coarsened_row(N);

  concurrency::index<N> first_;
  int rest_; ///< the number of elements of the row from the first index on; 0 outside the domain
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_COARSENING_H

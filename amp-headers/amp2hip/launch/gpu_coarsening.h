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
#include "amp2hip/output/kernel_loops.h"
#include <type_traits>

namespace amp2hip {

// In a coarsened launch, each thread runs several indices. On a large GPU this is faster: with one
// four-byte load per thread, even the largest number of resident threads does not use the full
// memory bandwidth. If the compiler knows that the containers do not overlap, it issues the loads
// of all indices before the first store.

/// The number of indices per thread in a coarsened launch.
constexpr int coarsening_factor = 4;
/// The registers of kernel functions for which a coarsened launch may be faster.
struct coarsening_registers {
  int additional; ///< at least so many more than those of the plain launch
  int plain;      ///< at most so many in the plain launch
  /// A kernel with only short loops of constant length is also faster if its coarsened launch uses
  /// nearly all registers that a thread may have if the multiprocessor runs as many threads as it
  /// can: the compiler then reorders as many loads as the registers hold.
  bool fills_registers;
};

/// Returns the number of additional registers of a coarsened launch that issues the loads of all
/// indices before it uses the first value: at least one for each load, and those for the loop over
/// the indices of a thread, as measured on several GPUs. Positions of 64 bits need more of them.
constexpr int additional_registers(int rank) {
  const int loads = coarsening_factor - 1;
  return loads + (rank == 1 ? 1 : has_plain_access ? 2 : 5);
}
/// Returns the largest number of registers of a plain launch whose largest element has \p element
/// bytes. A kernel with more registers has several loads in flight. Four indices of elements of 8
/// bytes then do not fit into the registers that a launch with all threads may use: such kernels
/// take up to twice as long. Measured on NVIDIA GPUs only.
constexpr int largest_plain_registers(std::size_t element) {
  return has_plain_access && element > 4 ? 23 : 255;
}
/// The largest element, in bytes, for which a launch is coarsened. Larger elements need several
/// loads, which already overlap.
constexpr std::size_t max_coarsened_element = 8;
/// The largest kernel object, in bytes, for which a launch is coarsened: each word of the object is
/// passed as a parameter (gpu_kernel.h).
constexpr std::size_t max_coarsened_kernel_bytes = 512;

/// Where the indices of a thread are.
enum class thread_indices {
  /// In a row, at a constant distance. Then one address is enough for the elements of all indices,
  /// and the compiler knows that a store for one index does not change what is loaded for the next.
  in_a_row,
  /// In a column, for kernels that read textures: blocks of long rows are faster for them.
  in_a_column
};

/// Declared for kernels of files that include the headers of textures; texture.h defines it.
template <typename Kernel>
struct may_read_textures;
/// True if \p Kernel is in a file that includes the headers of textures.
template <typename Kernel, typename = void>
struct has_texture_headers : std::false_type {};
template <typename Kernel>
struct has_texture_headers<Kernel, decltype(static_cast<void>(sizeof(may_read_textures<Kernel>)))>
    : std::true_type {};

/// The number of threads in a row of a block of a coarsened launch.
constexpr int coarsened_row(int rank, thread_indices where) {
  return rank == 1 ? flat_block : where == thread_indices::in_a_column && rank == 2 ? 128 : 32;
}

/// Stores the grid of a coarsened launch in \p grid. Returns false if the shape of the domain does
/// not allow one. A warp still reads contiguous elements.
template <thread_indices Where, int N>
bool coarsen_grid(const flat_domain<N> &domain, gpu_grid &grid) {
  static_assert(Where == thread_indices::in_a_row || N >= 2, "a row has no columns");
  if (N > 3)
    return false;
  constexpr auto row = static_cast<unsigned>(coarsened_row(N, Where));
  constexpr unsigned axis = Where == thread_indices::in_a_row ? 0 : 1;
  grid = grid_of(domain, row);
  const auto length = static_cast<unsigned>(domain.extent[N - 1 - axis]);
  const unsigned step = grid.threads[axis] * coarsening_factor;
  if (length < step || grid.threads[0] * grid.threads[1] != flat_block ||
      (Where == thread_indices::in_a_row && grid.threads[0] != row))
    return false;
  grid.blocks[axis] = (length - 1) / step + 1;
  grid.may_split = false;
  return grid.blocks[1] <= max_blocks_yz && grid.blocks[2] <= max_blocks_yz;
}

/// The indices of one thread of a coarsened launch.
template <int N, thread_indices Where>
class coarsened_indices {
public:
  AMP2HIP_CPU_AMP coarsened_indices(const flat_domain<N> &domain, const gpu_thread &me) {
    constexpr unsigned axis = Where == thread_indices::in_a_row ? 0 : 1;
    constexpr auto row = static_cast<unsigned>(coarsened_row(N, Where));
    const unsigned step = Where == thread_indices::in_a_row ? row : me.height;
    // Less than 2^31 + 1024: unsigned does not overflow.
    unsigned at[2] = {me.block[0] * me.width + me.thread[0],
                      me.block[1] * me.height + me.thread[1]};
    at[axis] = me.block[axis] * (step * coarsening_factor) + me.thread[axis];
    bool inside = at[0] < static_cast<unsigned>(domain.extent[N - 1]);
    if constexpr (N >= 2) {
      inside = inside && at[1] < static_cast<unsigned>(domain.extent[N - 2]);
      first_[0] = static_cast<int>(me.block[2]); // at rank 3
      first_[N - 2] = static_cast<int>(at[1]);
    }
    first_[N - 1] = static_cast<int>(at[0]);
    step_ = static_cast<int>(step);
    rest_ = inside ? domain.extent[moving] - first_[moving] : 0;
  }

  /// True if the thread has all `coarsening_factor` indices.
  AMP2HIP_CPU_AMP bool all() const { return rest_ > (coarsening_factor - 1) * step_; }
  /// True if the thread has index \p number, counted from 0.
  AMP2HIP_CPU_AMP bool has(int number) const {
    return number < coarsening_factor && rest_ > number * step_;
  }
  AMP2HIP_CPU_AMP concurrency::index<N> operator[](int number) const {
    concurrency::index<N> i = first_;
    i[moving] += number * step_;
    return i;
  }

private:
  /// The dimension in which the indices of a thread differ.
  static constexpr unsigned moving = Where == thread_indices::in_a_row ? N - 1 : N - 2;

  concurrency::index<N> first_;
  int step_; ///< distance from one index of the thread to its next; constant in a row
  int rest_; ///< distance to the end of the domain in the `moving` dimension; 0 outside
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_COARSENING_H

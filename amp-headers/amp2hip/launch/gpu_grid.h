//===--- gpu_grid.h - the grid of a launch on a GPU -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_GPU_GRID_H
#define AMP2HIP_LAUNCH_GPU_GRID_H

#include "amp2hip/index/domain.h"

namespace amp2hip {

/// The number of threads of a block in an untiled launch.
constexpr int flat_block = 256;
/// The largest numbers of blocks that both vendors support: max_blocks_x in the first dimension of
/// a grid, max_blocks_yz in the second and in the third.
constexpr std::uint64_t max_blocks_x = 0x7fffffff;
constexpr std::uint64_t max_blocks_yz = 0xffff;

/// The number of blocks of a grid, and of threads of a block, in each dimension. The first
/// dimension varies fastest. The second and third may have more blocks than one launch supports;
/// for_each_part() then splits the grid.
struct gpu_grid {
  unsigned blocks[3] = {1, 1, 1};
  unsigned threads[3] = {1, 1, 1};
  /// True if the launch may have more blocks with fewer threads instead: each thread computes its
  /// index from the length of its block.
  bool may_split = false;

  /// Halves the blocks until there are \p needed of them, one for each multiprocessor. Blocks of
  /// less than 64 threads remain as they are.
  constexpr void split(unsigned needed) {
    while (may_split && std::uint64_t{blocks[0]} * blocks[1] * blocks[2] < needed &&
           threads[0] * threads[1] * threads[2] >= 128) {
      const int axis = threads[2] > 1 ? 2 : threads[1] > 1 ? 1 : 0;
      threads[axis] /= 2;
      blocks[axis] *= 2;
    }
  }
};

/// The position, in the whole grid, of the first block of a launch that runs a part of the grid.
struct grid_origin {
  unsigned y = 0, z = 0;
};

/// Calls part(grid, origin) for parts of a grid that have at most \p max_blocks blocks in the
/// second and third dimensions. Nearly every grid is one part.
template <typename Part>
void for_each_part(const gpu_grid &all, Part part,
                   unsigned max_blocks = static_cast<unsigned>(max_blocks_yz)) {
  gpu_grid part_grid = all;
  // The origin of a part counts blocks of the whole grid.
  part_grid.may_split &= all.blocks[1] <= max_blocks && all.blocks[2] <= max_blocks;
  for (std::uint64_t z = 0; z < all.blocks[2]; z += max_blocks)
    for (std::uint64_t y = 0; y < all.blocks[1]; y += max_blocks) {
      const grid_origin origin = {static_cast<unsigned>(y), static_cast<unsigned>(z)};
      part_grid.blocks[1] =
          all.blocks[1] - origin.y < max_blocks ? all.blocks[1] - origin.y : max_blocks;
      part_grid.blocks[2] =
          all.blocks[2] - origin.z < max_blocks ? all.blocks[2] - origin.z : max_blocks;
      part(part_grid, origin);
    }
}

/// Returns the length of the rows of a block for rows of \p length indices: \p longest, a power of
/// two, or less, at least 32, if more than an eighth of the threads would have no index.
constexpr unsigned block_row(unsigned length, unsigned longest) {
  unsigned row = longest;
  while (row > 32 && (row - length % row) % row > length / 8)
    row /= 2;
  return row;
}

/// Returns the grid of an untiled launch. At ranks 2 and 3, a block has rows of up to \p
/// longest_row threads. Then warps read whole rows, neighboring rows share elements, and no thread
/// needs a division. At higher ranks, the blocks are numbered over two dimensions, and each thread
/// computes its index by division.
///
/// With long rows, a block reads longer pieces of memory, which is up to 4 % faster. With short
/// rows, threads whose work differs are in fewer blocks (docs/gpu-tuning.md).
template <int N>
gpu_grid grid_of(const flat_domain<N> &domain, unsigned longest_row = N == 2 ? 64 : 32) {
  gpu_grid grid;
  const auto block = static_cast<unsigned>(flat_block);
  if constexpr (N == 2 || N == 3) {
    const unsigned lengths[3] = {static_cast<unsigned>(domain.extent[N - 1]),
                                 static_cast<unsigned>(domain.extent[N - 2]),
                                 static_cast<unsigned>(N == 3 ? domain.extent[0] : 1)};
    const unsigned limits[3] = {block_row(lengths[0], longest_row), block,
                                64}; // the vendors limit the last one to 64
    unsigned threads = 1;
    for (int axis = 0; axis < 3; ++axis) {
      while (grid.threads[axis] < limits[axis] && grid.threads[axis] < lengths[axis] &&
             threads < block) {
        grid.threads[axis] *= 2;
        threads *= 2;
      }
      grid.blocks[axis] = (lengths[axis] - 1) / grid.threads[axis] + 1;
    }
  } else {
    const std::uint64_t count = (domain.count - 1) / block + 1;
    const std::uint64_t rows = (count + max_blocks_x - 1) / max_blocks_x;
    grid.blocks[0] = static_cast<unsigned>((count + rows - 1) / rows);
    grid.blocks[1] = static_cast<unsigned>(rows);
    grid.threads[0] = block;
  }
  grid.may_split = N <= 3;
  return grid;
}

/// Returns the grid of a tiled launch, in which each tile is a block.
template <int R, int D0, int D1, int D2>
gpu_grid grid_of(const tiled_domain<R, D0, D1, D2> &domain) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  gpu_grid grid;
  for (int d = 0; d < R; ++d) {
    grid.blocks[R - 1 - d] = static_cast<unsigned>(domain.tiles[d]);
    grid.threads[R - 1 - d] = static_cast<unsigned>(Domain::tile_length(d));
  }
  return grid;
}

/// The position of a thread in its grid.
struct gpu_thread {
  unsigned block[3];
  unsigned thread[3];
  unsigned blocks;               ///< number of blocks of the grid in the first dimension
  unsigned width, height, depth; ///< threads of a block in each dimension
};

/// Computes \p i, the index of a thread of an untiled launch. Returns false if the thread has no
/// index, because the last blocks of the grid may extend beyond the domain.
template <int N>
AMP2HIP_CPU_AMP bool find_index(const flat_domain<N> &domain, const gpu_thread &me,
                                concurrency::index<N> &i) {
  if constexpr (N == 1) { // fewer than 2^31 threads
    const unsigned at = me.block[0] * me.width + me.thread[0];
    i[0] = static_cast<int>(at);
    return at < static_cast<unsigned>(domain.extent[0]);
  } else if constexpr (N <= 3) {
    // Less than 2^31 + 256: unsigned does not overflow.
    const unsigned column = me.block[0] * me.width + me.thread[0];
    const unsigned row = me.block[1] * me.height + me.thread[1];
    const unsigned plane = me.block[2] * me.depth + me.thread[2];
    i[0] = static_cast<int>(plane); // at rank 3
    i[N - 2] = static_cast<int>(row);
    i[N - 1] = static_cast<int>(column);
    return column < static_cast<unsigned>(domain.extent[N - 1]) &&
           row < static_cast<unsigned>(domain.extent[N - 2]) &&
           (N == 2 || plane < static_cast<unsigned>(domain.extent[0]));
  } else {
    const std::uint64_t number = me.block[0] + static_cast<std::uint64_t>(me.block[1]) * me.blocks;
    const std::uint64_t at = number * flat_block + me.thread[0];
    if (at >= domain.count)
      return false;
    i = domain.at(at);
    return true;
  }
}

/// Computes the tile of a thread of a tiled launch, and the position of the thread in the tile.
template <int R>
AMP2HIP_CPU_AMP void find_tile_position(const gpu_thread &me, concurrency::index<R> &tile,
                                        concurrency::index<R> &local) {
  for (int d = 0; d < R; ++d) {
    tile[d] = static_cast<int>(me.block[R - 1 - d]);
    local[d] = static_cast<int>(me.thread[R - 1 - d]);
  }
}

} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_GPU_GRID_H

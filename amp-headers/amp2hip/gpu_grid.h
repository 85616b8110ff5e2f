//===--- gpu_grid.h - the threads of a launch as a GPU's grid ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_GRID_H
#define AMP2HIP_GPU_GRID_H

#include "amp2hip/domain.h"

namespace amp2hip {

/// Threads of a block of an untiled launch.
constexpr int flat_block = 256;
/// Most blocks that both vendors take in the first dimension, and in the others.
constexpr std::uint64_t max_blocks_x = 0x7fffffff;
constexpr std::uint64_t max_blocks_yz = 0xffff;

/// Blocks, and threads of a block; the first dimension is the fastest. Where the
/// domain's own dimensions fit, they are the grid's; else `linear` is set, the
/// blocks are numbered, and threads divide to find their place.
struct gpu_grid {
  unsigned blocks[3] = {1, 1, 1};
  unsigned threads[3] = {1, 1, 1};
  bool linear = false;

  /// Numbers `count` blocks of `block_threads` threads over two dimensions.
  void number(std::uint64_t count, int block_threads) {
    linear = true;
    const std::uint64_t rows = (count + max_blocks_x - 1) / max_blocks_x;
    blocks[0] = static_cast<unsigned>((count + rows - 1) / rows);
    blocks[1] = static_cast<unsigned>(rows);
    blocks[2] = 1;
    threads[0] = static_cast<unsigned>(block_threads);
    threads[1] = threads[2] = 1;
  }
};

/// The grid of an untiled launch. At ranks 2 and 3 a block is a patch of rows
/// of 32: a warp still reads one row, the rows of a patch share neighbours, and
/// no thread divides.
template <int N> gpu_grid grid_of(const flat_domain<N> &domain) {
  gpu_grid grid;
  if constexpr (N == 2 || N == 3) {
    const auto row = static_cast<unsigned>(domain.extent[N - 1]);
    const auto rows = static_cast<unsigned>(domain.extent[N - 2]);
    const auto planes = static_cast<unsigned>(N == 3 ? domain.extent[0] : 1);
    unsigned width = 1;
    while (width < 32 && width < row)
      width *= 2;
    unsigned height = 1;
    while (width * height < static_cast<unsigned>(flat_block) && height < rows)
      height *= 2;
    grid.threads[0] = width;
    grid.threads[1] = height;
    grid.threads[2] = 1;
    grid.blocks[0] = (row - 1) / width + 1;
    grid.blocks[1] = (rows - 1) / height + 1;
    grid.blocks[2] = planes;
    if (grid.blocks[1] <= max_blocks_yz && grid.blocks[2] <= max_blocks_yz)
      return grid;
  }
  grid.number((domain.count - 1) / flat_block + 1, flat_block);
  return grid;
}

/// The grid of a tiled launch: a tile is a block.
template <int R, int D0, int D1, int D2> gpu_grid grid_of(const tiled_domain<R, D0, D1, D2> &domain) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  gpu_grid grid;
  std::uint64_t tiles = 1;
  bool fits = true;
  for (int d = 0; d < R; ++d) {
    const int axis = R - 1 - d;
    grid.blocks[axis] = static_cast<unsigned>(domain.tiles[d]);
    grid.threads[axis] = static_cast<unsigned>(Domain::tile_length(d));
    fits = fits && grid.blocks[axis] <= (axis == 0 ? max_blocks_x : max_blocks_yz);
    tiles *= grid.blocks[axis];
  }
  if (fits)
    return grid;
  const unsigned threads[3] = {grid.threads[0], grid.threads[1], grid.threads[2]};
  grid.number(tiles, 1);
  for (int axis = 0; axis < 3; ++axis)
    grid.threads[axis] = threads[axis];
  return grid;
}

/// Where a thread is in its grid.
struct gpu_thread {
  unsigned block[3];
  unsigned thread[3];
  unsigned blocks;        ///< of the grid in the first dimension
  unsigned width, height; ///< of a block

  AMP2HIP_CPU_AMP std::uint64_t block_number() const {
    return block[0] + static_cast<std::uint64_t>(block[1]) * blocks;
  }
};

/// The index of a thread of an untiled launch. False where it has none: the
/// grid's edges may reach beyond the domain.
template <int N>
AMP2HIP_CPU_AMP bool find_index(const flat_domain<N> &domain, bool linear, const gpu_thread &me,
                                concurrency::index<N> &i) {
  if constexpr (N == 1) { // fewer than 2^31 threads
    const unsigned at = me.block[0] * static_cast<unsigned>(flat_block) + me.thread[0];
    i[0] = static_cast<int>(at);
    return at < static_cast<unsigned>(domain.extent[0]);
  }
  if constexpr (N == 2 || N == 3) {
    if (!linear) {
      // Less than 2^31 + 256: no overflow in unsigned.
      const unsigned column = me.block[0] * me.width + me.thread[0];
      const unsigned row = me.block[1] * me.height + me.thread[1];
      i[0] = static_cast<int>(me.block[2]); // at rank 3
      i[N - 2] = static_cast<int>(row);
      i[N - 1] = static_cast<int>(column);
      return column < static_cast<unsigned>(domain.extent[N - 1]) && row < static_cast<unsigned>(domain.extent[N - 2]);
    }
  }
  const std::uint64_t at = me.block_number() * flat_block + me.thread[0];
  if (at >= domain.count)
    return false;
  i = domain.at(at);
  return true;
}

/// The tile of a thread of a tiled launch, and its place there. False where it
/// has none; then its whole block has none, and no barrier is missed.
template <int R, int D0, int D1, int D2>
AMP2HIP_CPU_AMP bool find_place(const tiled_domain<R, D0, D1, D2> &domain, bool linear, const gpu_thread &me,
                                concurrency::index<R> &tile, concurrency::index<R> &local) {
  for (int d = 0; d < R; ++d) {
    tile[d] = static_cast<int>(me.block[R - 1 - d]);
    local[d] = static_cast<int>(me.thread[R - 1 - d]);
  }
  if (R == 1 || !linear)
    return true;
  std::uint64_t rest = me.block_number();
  for (int d = R - 1; d > 0; --d) {
    tile[d] = static_cast<int>(rest % static_cast<std::uint64_t>(domain.tiles[d]));
    rest /= static_cast<std::uint64_t>(domain.tiles[d]);
  }
  tile[0] = static_cast<int>(rest);
  return rest < static_cast<std::uint64_t>(domain.tiles[0]);
}

} // namespace amp2hip

#endif // AMP2HIP_GPU_GRID_H

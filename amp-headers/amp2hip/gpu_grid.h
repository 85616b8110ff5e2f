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

/// Blocks, and threads of a block; the first dimension is the fastest. There may
/// be more blocks in the others than one launch takes (in_parts).
struct gpu_grid {
  unsigned blocks[3] = {1, 1, 1};
  unsigned threads[3] = {1, 1, 1};
};

/// Where a launch of a part of a grid begins.
struct grid_origin {
  unsigned y = 0, z = 0;
};

/// Calls part(grid, origin) for parts that have at most `most` blocks in the
/// second and third dimension. Nearly every grid is one part.
template <typename Part>
void in_parts(const gpu_grid &all, Part part, unsigned most = static_cast<unsigned>(max_blocks_yz)) {
  gpu_grid some = all;
  for (std::uint64_t z = 0; z < all.blocks[2]; z += most)
    for (std::uint64_t y = 0; y < all.blocks[1]; y += most) {
      const grid_origin origin = {static_cast<unsigned>(y), static_cast<unsigned>(z)};
      some.blocks[1] = all.blocks[1] - origin.y < most ? all.blocks[1] - origin.y : most;
      some.blocks[2] = all.blocks[2] - origin.z < most ? all.blocks[2] - origin.z : most;
      part(some, origin);
    }
}

/// The grid of an untiled launch. At ranks 2 and 3 a block is a patch of rows
/// of 32: a warp still reads one row, the rows of a patch share neighbours, and
/// no thread divides. At higher ranks blocks are numbered over two dimensions,
/// and threads divide to find their place.
template <int N> gpu_grid grid_of(const flat_domain<N> &domain) {
  gpu_grid grid;
  const auto block = static_cast<unsigned>(flat_block);
  if constexpr (N == 2 || N == 3) {
    const unsigned lengths[3] = {static_cast<unsigned>(domain.extent[N - 1]),
                                 static_cast<unsigned>(domain.extent[N - 2]),
                                 static_cast<unsigned>(N == 3 ? domain.extent[0] : 1)};
    const unsigned most[3] = {32, block, 64}; // the last is the vendors'
    unsigned threads = 1;
    for (int axis = 0; axis < 3; ++axis) {
      while (grid.threads[axis] < most[axis] && grid.threads[axis] < lengths[axis] && threads < block) {
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
  return grid;
}

/// The grid of a tiled launch: a tile is a block.
template <int R, int D0, int D1, int D2> gpu_grid grid_of(const tiled_domain<R, D0, D1, D2> &domain) {
  using Domain = tiled_domain<R, D0, D1, D2>;
  gpu_grid grid;
  for (int d = 0; d < R; ++d) {
    grid.blocks[R - 1 - d] = static_cast<unsigned>(domain.tiles[d]);
    grid.threads[R - 1 - d] = static_cast<unsigned>(Domain::tile_length(d));
  }
  return grid;
}

/// Where a thread is in its grid.
struct gpu_thread {
  unsigned block[3];
  unsigned thread[3];
  unsigned blocks;               ///< of the grid in the first dimension
  unsigned width, height, depth; ///< of a block
};

/// The index of a thread of an untiled launch. False where it has none: the
/// grid's edges may reach beyond the domain.
template <int N>
AMP2HIP_CPU_AMP bool find_index(const flat_domain<N> &domain, const gpu_thread &me, concurrency::index<N> &i) {
  if constexpr (N == 1) { // fewer than 2^31 threads
    const unsigned at = me.block[0] * static_cast<unsigned>(flat_block) + me.thread[0];
    i[0] = static_cast<int>(at);
    return at < static_cast<unsigned>(domain.extent[0]);
  } else if constexpr (N <= 3) {
    // Less than 2^31 + 256: no overflow in unsigned.
    const unsigned column = me.block[0] * me.width + me.thread[0];
    const unsigned row = me.block[1] * me.height + me.thread[1];
    const unsigned plane = me.block[2] * me.depth + me.thread[2];
    i[0] = static_cast<int>(plane); // at rank 3
    i[N - 2] = static_cast<int>(row);
    i[N - 1] = static_cast<int>(column);
    return column < static_cast<unsigned>(domain.extent[N - 1]) && row < static_cast<unsigned>(domain.extent[N - 2]) &&
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

/// The tile of a thread of a tiled launch, and its place there.
template <int R>
AMP2HIP_CPU_AMP void find_place(const gpu_thread &me, concurrency::index<R> &tile, concurrency::index<R> &local) {
  for (int d = 0; d < R; ++d) {
    tile[d] = static_cast<int>(me.block[R - 1 - d]);
    local[d] = static_cast<int>(me.thread[R - 1 - d]);
  }
}

} // namespace amp2hip

#endif // AMP2HIP_GPU_GRID_H

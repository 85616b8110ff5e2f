//===--- tiled_index.h - the index of a thread of a tile (§4.4) -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_TILED_INDEX_H
#define AMP2HIP_INDEX_TILED_INDEX_H

#include "amp2hip/index/tiled_extent.h"
#include "amp2hip/sync/tile_barrier.h"

namespace concurrency {

template <int D0, int D1 = 0, int D2 = 0>
class tiled_index;

/// The position of one thread in a tiled launch. It cannot be assigned. A kernel may pass it to
/// functions by value or by reference (§4.4).
template <int D0, int D1, int D2>
class tiled_index {
public:
  static constexpr int rank = 3;
  static constexpr int tile_dim0 = D0;
  static constexpr int tile_dim1 = D1;
  static constexpr int tile_dim2 = D2;

  /// The position of the thread in the domain.
  const index<3> global;
  /// The position of the thread in its tile: global % tile_extent.
  const index<3> local;
  /// The position of the tile among the tiles: global / tile_extent.
  const index<3> tile;
  /// The position of the first thread of the tile: global - local.
  const index<3> tile_origin;
  /// The barrier for the threads of this tile.
  const tile_barrier barrier;

  AMP2HIP_CPU_AMP tiled_index(const index<3> &global_, const index<3> &local_,
                              const index<3> &tile_, const index<3> &tile_origin_,
                              const tile_barrier &barrier_)
      : global(global_), local(local_), tile(tile_), tile_origin(tile_origin_), barrier(barrier_) {}

  /// The global index (§4.4.3).
  AMP2HIP_CPU_AMP operator const index<3>() const { return global; }

  AMP2HIP_PROPERTY(extent<3>, tile_extent, get_tile_extent);
  /// The extent of the tile.
  AMP2HIP_CPU_AMP extent<3> get_tile_extent() const { return extent<3>(D0, D1, D2); }
};

template <int D0, int D1>
class tiled_index<D0, D1, 0> {
public:
  static constexpr int rank = 2;
  static constexpr int tile_dim0 = D0;
  static constexpr int tile_dim1 = D1;

  /// The position of the thread in the domain.
  const index<2> global;
  /// The position of the thread in its tile: global % tile_extent.
  const index<2> local;
  /// The position of the tile among the tiles: global / tile_extent.
  const index<2> tile;
  /// The position of the first thread of the tile: global - local.
  const index<2> tile_origin;
  /// The barrier for the threads of this tile.
  const tile_barrier barrier;

  AMP2HIP_CPU_AMP tiled_index(const index<2> &global_, const index<2> &local_,
                              const index<2> &tile_, const index<2> &tile_origin_,
                              const tile_barrier &barrier_)
      : global(global_), local(local_), tile(tile_), tile_origin(tile_origin_), barrier(barrier_) {}

  /// The global index (§4.4.3).
  AMP2HIP_CPU_AMP operator const index<2>() const { return global; }

  AMP2HIP_PROPERTY(extent<2>, tile_extent, get_tile_extent);
  /// The extent of the tile.
  AMP2HIP_CPU_AMP extent<2> get_tile_extent() const { return extent<2>(D0, D1); }
};

template <int D0>
class tiled_index<D0, 0, 0> {
public:
  static constexpr int rank = 1;
  static constexpr int tile_dim0 = D0;

  /// The position of the thread in the domain.
  const index<1> global;
  /// The position of the thread in its tile: global % tile_extent.
  const index<1> local;
  /// The position of the tile among the tiles: global / tile_extent.
  const index<1> tile;
  /// The position of the first thread of the tile: global - local.
  const index<1> tile_origin;
  /// The barrier for the threads of this tile.
  const tile_barrier barrier;

  AMP2HIP_CPU_AMP tiled_index(const index<1> &global_, const index<1> &local_,
                              const index<1> &tile_, const index<1> &tile_origin_,
                              const tile_barrier &barrier_)
      : global(global_), local(local_), tile(tile_), tile_origin(tile_origin_), barrier(barrier_) {}

  /// The global index (§4.4.3).
  AMP2HIP_CPU_AMP operator const index<1>() const { return global; }

  AMP2HIP_PROPERTY(extent<1>, tile_extent, get_tile_extent);
  /// The extent of the tile.
  AMP2HIP_CPU_AMP extent<1> get_tile_extent() const { return extent<1>(D0); }
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_TILED_INDEX_H

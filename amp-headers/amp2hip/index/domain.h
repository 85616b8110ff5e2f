//===--- domain.h - domains of launches -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_DOMAIN_H
#define AMP2HIP_INDEX_DOMAIN_H

#include "amp2hip/index/tiled_index.h"
#include <cstdint>

namespace amp2hip {

/// The domain of an untiled launch. It has one thread for each index; the last dimension varies
/// fastest.
template <int N>
struct flat_domain {
  using index = concurrency::index<N>;
  static constexpr int rank = N;

  concurrency::extent<N> extent;
  std::uint64_t count;

  explicit flat_domain(const concurrency::extent<N> &extent_) : extent(extent_), count(1) {
    for (int i = 0; i < N; ++i)
      count *= static_cast<std::uint64_t>(extent[i]);
  }

  /// Returns the index of thread number \p linear. If the count fits into 32 bits, uses 32-bit
  /// divisions, which are several times faster on a GPU.
  AMP2HIP_CPU_AMP index at(std::uint64_t linear) const {
    index i;
    if (N > 1 && count <= 0xffffffffu) {
      auto rest = static_cast<std::uint32_t>(linear);
      for (int d = N - 1; d > 0; --d) {
        i[d] = static_cast<int>(rest % static_cast<std::uint32_t>(extent[d]));
        rest /= static_cast<std::uint32_t>(extent[d]);
      }
      i[0] = static_cast<int>(rest);
      return i;
    }
    for (int d = N - 1; d > 0; --d) {
      i[d] = static_cast<int>(linear % static_cast<std::uint64_t>(extent[d]));
      linear /= static_cast<std::uint64_t>(extent[d]);
    }
    i[0] = static_cast<int>(linear);
    return i;
  }
};

/// The domain of a tiled launch of rank R with tiles of D0 x D1 x D2 threads. Lengths beyond the
/// rank are 0.
template <int R, int D0, int D1, int D2>
struct tiled_domain {
  using index = concurrency::tiled_index<D0, D1, D2>;
  using point = concurrency::index<R>;
  static constexpr int rank = R;
  static constexpr int tile_threads = D0 * (D1 > 0 ? D1 : 1) * (D2 > 0 ? D2 : 1);
  /// The number of threads of a tile in the last dimension.
  static constexpr int tile_row = R == 1 ? D0 : R == 2 ? D1 : D2;

  /// The number of threads of a tile in dimension \p d.
  AMP2HIP_CPU_AMP static constexpr int tile_length(int d) { return d == 0 ? D0 : d == 1 ? D1 : D2; }

  /// The number of tiles in each dimension.
  concurrency::extent<R> tiles;

  explicit tiled_domain(const concurrency::extent<R> &extent) {
    for (int d = 0; d < R; ++d)
      tiles[d] = extent[d] / tile_length(d);
  }

  /// Return the position of the tile (tile_at), or of the thread in its tile (local_at), that has
  /// this number in row-major order.
  point tile_at(std::uint64_t number) const {
    point tile;
    for (int d = R - 1; d >= 0; --d) {
      tile[d] = static_cast<int>(number % static_cast<std::uint64_t>(tiles[d]));
      number /= static_cast<std::uint64_t>(tiles[d]);
    }
    return tile;
  }
  static point local_at(unsigned number) {
    point local;
    for (int d = R - 1; d >= 0; --d) {
      local[d] = static_cast<int>(number % static_cast<unsigned>(tile_length(d)));
      number /= static_cast<unsigned>(tile_length(d));
    }
    return local;
  }

  /// Returns the tiled_index of the thread \p local in the tile \p tile.
  AMP2HIP_CPU_AMP static index at(const point &tile, const point &local, void *barrier_control) {
    point origin;
    for (int d = 0; d < R; ++d)
      origin[d] = tile[d] * tile_length(d);
    return index(origin + local, local, tile, origin, barrier_access::make(barrier_control));
  }
};

template <int N>
flat_domain<N> make_domain(const concurrency::extent<N> &extent) {
  return flat_domain<N>(extent);
}
template <int D0, int D1, int D2>
tiled_domain<3, D0, D1, D2> make_domain(const concurrency::tiled_extent<D0, D1, D2> &extent) {
  return tiled_domain<3, D0, D1, D2>(extent);
}
template <int D0, int D1>
tiled_domain<2, D0, D1, 0> make_domain(const concurrency::tiled_extent<D0, D1> &extent) {
  return tiled_domain<2, D0, D1, 0>(extent);
}
template <int D0>
tiled_domain<1, D0, 0, 0> make_domain(const concurrency::tiled_extent<D0> &extent) {
  return tiled_domain<1, D0, 0, 0>(extent);
}

} // namespace amp2hip

#endif // AMP2HIP_INDEX_DOMAIN_H

//===--- tiled_extent.h - extents divided into tiles (§4.3) ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_INDEX_TILED_EXTENT_H
#define AMP2HIP_INDEX_TILED_EXTENT_H

#include "amp2hip/index/extent.h"

namespace amp2hip {

/// Returns the least multiple of \p step that is not less than \p length. If the multiple exceeds
/// an int, the result is negative.
AMP2HIP_CPU_AMP inline int next_multiple(int length, int step) {
  const int over = length % step;
  const unsigned down = static_cast<unsigned>(length) - static_cast<unsigned>(over);
  return static_cast<int>(over > 0 ? down + static_cast<unsigned>(step) : down);
}

} // namespace amp2hip

namespace concurrency {

/// An extent of rank 3, 2 or 1 that is divided into tiles of D0 x D1 x D2 threads. D0 is the most
/// significant length. Tiled extents compare as extents, with each other and with plain extents
/// (§4.3).
template <int D0, int D1, int D2>
class tiled_extent : public extent<3> {
  static_assert(D0 > 0 && D1 > 0 && D2 > 0,
                "length of 'tiled_extent<D0, D1, D2>' is not positive; use lengths of at least 1");

public:
  static constexpr int tile_dim0 = D0;
  static constexpr int tile_dim1 = D1;
  static constexpr int tile_dim2 = D2;

  AMP2HIP_CPU_AMP tiled_extent() {}
  AMP2HIP_CPU_AMP tiled_extent(const extent<3> &whole) : extent<3>(whole) {}

  /// Rounds each component up to a multiple of the tile length (§4.3.3). A component that overflows
  /// becomes negative; a launch with a negative extent throws.
  AMP2HIP_CPU_AMP tiled_extent pad() const {
    tiled_extent padded = *this;
    padded[0] = amp2hip::next_multiple(padded[0], D0);
    padded[1] = amp2hip::next_multiple(padded[1], D1);
    padded[2] = amp2hip::next_multiple(padded[2], D2);
    return padded;
  }
  /// Rounds each component down to a multiple of the tile length (§4.3.3).
  AMP2HIP_CPU_AMP tiled_extent truncate() const {
    tiled_extent cut = *this;
    cut[0] = cut[0] / D0 * D0;
    cut[1] = cut[1] / D1 * D1;
    cut[2] = cut[2] / D2 * D2;
    return cut;
  }

  AMP2HIP_PROPERTY(extent<3>, tile_extent, get_tile_extent);
  /// The extent of one tile.
  AMP2HIP_CPU_AMP extent<3> get_tile_extent() const { return extent<3>(D0, D1, D2); }
};

template <int D0, int D1>
class tiled_extent<D0, D1, 0> : public extent<2> {
  static_assert(D0 > 0 && D1 > 0,
                "length of 'tiled_extent<D0, D1>' is not positive; use lengths of at least 1");

public:
  static constexpr int tile_dim0 = D0;
  static constexpr int tile_dim1 = D1;

  AMP2HIP_CPU_AMP tiled_extent() {}
  AMP2HIP_CPU_AMP tiled_extent(const extent<2> &whole) : extent<2>(whole) {}

  /// Rounds each component up to a multiple of the tile length (§4.3.3). A component that overflows
  /// becomes negative; a launch with a negative extent throws.
  AMP2HIP_CPU_AMP tiled_extent pad() const {
    tiled_extent padded = *this;
    padded[0] = amp2hip::next_multiple(padded[0], D0);
    padded[1] = amp2hip::next_multiple(padded[1], D1);
    return padded;
  }
  /// Rounds each component down to a multiple of the tile length (§4.3.3).
  AMP2HIP_CPU_AMP tiled_extent truncate() const {
    tiled_extent cut = *this;
    cut[0] = cut[0] / D0 * D0;
    cut[1] = cut[1] / D1 * D1;
    return cut;
  }

  AMP2HIP_PROPERTY(extent<2>, tile_extent, get_tile_extent);
  /// The extent of one tile.
  AMP2HIP_CPU_AMP extent<2> get_tile_extent() const { return extent<2>(D0, D1); }
};

template <int D0>
class tiled_extent<D0, 0, 0> : public extent<1> {
  static_assert(D0 > 0, "length of 'tiled_extent<D0>' is not positive; use a length of at least 1");

public:
  static constexpr int tile_dim0 = D0;

  AMP2HIP_CPU_AMP tiled_extent() {}
  AMP2HIP_CPU_AMP tiled_extent(const extent<1> &whole) : extent<1>(whole) {}

  /// Rounds the component up to a multiple of the tile length (§4.3.3). If the multiple exceeds an
  /// int, a launch rejects the result.
  AMP2HIP_CPU_AMP tiled_extent pad() const {
    tiled_extent padded = *this;
    padded[0] = amp2hip::next_multiple(padded[0], D0);
    return padded;
  }
  /// Rounds the component down to a multiple of the tile length (§4.3.3).
  AMP2HIP_CPU_AMP tiled_extent truncate() const {
    tiled_extent cut = *this;
    cut[0] = cut[0] / D0 * D0;
    return cut;
  }

  AMP2HIP_PROPERTY(extent<1>, tile_extent, get_tile_extent);
  /// The extent of one tile.
  AMP2HIP_CPU_AMP extent<1> get_tile_extent() const { return extent<1>(D0); }
};

} // namespace concurrency

#endif // AMP2HIP_INDEX_TILED_EXTENT_H

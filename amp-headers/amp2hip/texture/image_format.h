//===--- image_format.h - textures in the layout of texture units (§10) ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_IMAGE_FORMAT_H
#define AMP2HIP_TEXTURE_IMAGE_FORMAT_H

namespace amp2hip {

/// The scalar types of texels.
enum class texel_kind : unsigned char { signed_integer, unsigned_integer, real, norm, unorm, wide };

/// The texels of a texture.
struct image_format {
  texel_kind kind;
  int components;
  unsigned bits; ///< of each component
  int rank;
  int extent[3];       ///< of the first level; the last dimension, x, first; 0 beyond the rank
  unsigned levels = 1; ///< mipmap levels

  bool operator==(const image_format &other) const {
    return kind == other.kind && components == other.components && bits == other.bits &&
           rank == other.rank && extent[0] == other.extent[0] && extent[1] == other.extent[1] &&
           extent[2] == other.extent[2] && levels == other.levels;
  }
};

/// The vendor's handles of an image, which kernels pass to the texture units. All are 0 if a kernel
/// accesses the texels in linear memory.
struct image_handles {
  unsigned long long surface; ///< reads and writes texels; 0 if the image has several levels
  /// Texture objects with a linear filter between texels and levels, by address_mode - 1 (wrap,
  /// mirror, clamp, border). The border is zero. All four are set, or none.
  unsigned long long linear[4];
};

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_IMAGE_FORMAT_H

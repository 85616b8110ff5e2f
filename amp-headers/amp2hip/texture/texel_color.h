//===--- texel_color.h - the components of a texel as floats ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXEL_COLOR_H
#define AMP2HIP_TEXTURE_TEXEL_COLOR_H

#include "amp2hip/texture/texel_format.h"
#include "amp2hip/texture/texel_vectors.h"

namespace amp2hip {

/// The components of a texel as floats. Those of norm and unorm texels are the codes in the
/// texture; finish() divides by the code of 1.
template <int Size>
struct texel_color {
  float component[Size];

  /// Adds \p share times \p other.
  AMP2HIP_CPU_AMP void add(float share, const texel_color &other) {
    AMP2HIP_UNROLL
    for (int k = 0; k < Size; ++k)
      component[k] += share * other.component[k];
  }
  /// Becomes the sum with \p other, whose share is \p weight; the share of this color is the rest
  /// of 1.
  AMP2HIP_CPU_AMP void mix(float weight, const texel_color &other) {
    AMP2HIP_UNROLL
    for (int k = 0; k < Size; ++k)
      component[k] = (1.0f - weight) * component[k] + weight * other.component[k];
  }
  /// Moves towards \p other by \p weight times the difference.
  AMP2HIP_CPU_AMP void move(float weight, const texel_color &other) {
    AMP2HIP_UNROLL
    for (int k = 0; k < Size; ++k)
      component[k] += weight * (other.component[k] - component[k]);
  }
};

template <typename T>
using color_for = texel_color<texel_traits<T>::size>;

#if AMP2HIP_HAS_VECTORS
template <>
struct texel_color<4> {
  four_floats component;

  void add(float share, const texel_color &other) { component += share * other.component; }
  void mix(float weight, const texel_color &other) {
    component = (1.0f - weight) * component + weight * other.component;
  }
  void move(float weight, const texel_color &other) {
    component += weight * (other.component - component);
  }
};
#endif

/// The code of 1 in a norm or unorm texture; 1 for float.
template <typename T, unsigned Bits>
AMP2HIP_CPU_AMP constexpr float code_of_one() {
  constexpr texel_kind kind = kind_of_scalar<typename texel_traits<T>::scalar>;
  return kind == texel_kind::norm    ? (Bits == 8 ? 127.0f : 32767.0f)
         : kind == texel_kind::unorm ? (Bits == 8 ? 255.0f : 65535.0f)
                                     : 1.0f;
}

/// Returns the color of a texel.
template <typename T, unsigned Bits>
AMP2HIP_CPU_AMP inline color_for<T> color_of(const texel_words &texel) {
  using scalar = typename texel_traits<T>::scalar;
  color_for<T> color = {};
#if AMP2HIP_HAS_VECTORS
  if constexpr (texel_traits<T>::size == 4 && kind_of_scalar<scalar> == texel_kind::unorm) {
    color.component = __builtin_convertvector(widened<Bits>(texel.word), four_floats);
    return color;
  } else if constexpr (texel_traits<T>::size == 4 && Bits == 32) {
    memcpy(&color.component, &texel, sizeof texel);
    return color;
  }
#endif
  AMP2HIP_UNROLL
  for (int k = 0; k < texel_traits<T>::size; ++k)
    color.component[k] = scalar_code<scalar>(texel, Bits, k);
  return color;
}

/// Returns the value with the given color.
template <typename T, unsigned Bits>
AMP2HIP_CPU_AMP inline T finish(const color_for<T> &color) {
  using scalar = typename texel_traits<T>::scalar;
  T value;
#if AMP2HIP_HAS_VECTORS
  if constexpr (texel_traits<T>::size == 4 && kind_of_scalar<scalar> != texel_kind::norm) {
    four_floats components = color.component;
    if constexpr (is_normalized<T>) { // never negative or NaN
      components /= code_of_one<T, Bits>();
      components = least(components, four_floats{1, 1, 1, 1});
    }
    memcpy(static_cast<void *>(&value), &components, sizeof components);
    return value;
  }
#endif
  AMP2HIP_UNROLL
  for (int k = 0; k < texel_traits<T>::size; ++k)
    scalars_of<scalar>(value)[k] = scalar(color.component[k] / code_of_one<T, Bits>());
  return value;
}

/// The border of a sampler as codes of T (§10.5.7).
template <typename T, unsigned Bits>
AMP2HIP_CPU_AMP inline color_for<T> border_of(const concurrency::graphics::float_4 &border) {
  using scalar = typename texel_traits<T>::scalar;
  color_for<T> color = {};
  AMP2HIP_UNROLL
  for (int k = 0; k < texel_traits<T>::size; ++k)
    color.component[k] = float(scalar(scalars_of<const float>(border)[k])) * code_of_one<T, Bits>();
  return color;
}

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_TEXEL_COLOR_H

//===--- sampling.h - filters of texture views (§10.5.7) -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_SAMPLING_H
#define AMP2HIP_TEXTURE_SAMPLING_H

#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texture_data.h"

// Where the specification is silent, these functions follow the rules of Direct3D 11: a texel is
// the unit square around its center, a linear filter has weights in single precision, and a
// coordinate that is not a number means 0.

namespace amp2hip {

using concurrency::graphics::address_mode;
using concurrency::graphics::filter_mode;

/// The largest integer that is not greater than \p value, within the range of texels.
AMP2HIP_CPU_AMP inline int floor_to_int(float value) {
  const float limited = value < -1.0e9f ? -1.0e9f : value > 1.0e9f ? 1.0e9f : value;
  const int truncated = limited == limited ? int(limited) : 0;
  return float(truncated) > limited ? truncated - 1 : truncated;
}

/// Returns the texel that the position \p i means in a dimension with \p size texels; -1 is the
/// border.
AMP2HIP_CPU_AMP inline int address(int i, int size, address_mode mode) {
  if (unsigned(i) < unsigned(size))
    return i;
  switch (mode) {
  case concurrency::graphics::address_wrap: {
    const int rest = i % size;
    return rest < 0 ? rest + size : rest;
  }
  case concurrency::graphics::address_mirror: {
    int rest = i % (2 * size);
    if (rest < 0)
      rest += 2 * size;
    return rest < size ? rest : 2 * size - 1 - rest;
  }
  case concurrency::graphics::address_border:
    return -1;
  default:
    return i < 0 ? 0 : size - 1;
  }
}

/// The components of a texel as floats.
struct texel_color {
  float component[4];
};

template <typename T>
AMP2HIP_CPU_AMP inline texel_color color_of(const T &value) {
  using scalar = typename texel_traits<T>::scalar;
  texel_color color = {};
  for (int k = 0; k < texel_traits<T>::size; ++k)
    color.component[k] = float(scalars_of<const scalar>(value)[k]);
  return color;
}
/// The scalar constructors clamp norm and unorm.
template <typename T>
AMP2HIP_CPU_AMP inline T texel_of(const texel_color &color) {
  using scalar = typename texel_traits<T>::scalar;
  T value;
  for (int k = 0; k < texel_traits<T>::size; ++k)
    scalars_of<scalar>(value)[k] = scalar(color.component[k]);
  return value;
}

/// The border of a sampler as texels of T see it (§10.5.7).
template <typename T>
AMP2HIP_CPU_AMP inline texel_color border_of(const concurrency::graphics::float_4 &border) {
  texel_color color;
  for (int k = 0; k < 4; ++k)
    color.component[k] = scalars_of<const float>(border)[k];
  return color_of(texel_of<T>(color));
}

/// The coordinates of a sample by dimension of the texture: x is the last one (§10.5.7).
template <int N, typename Coordinates>
AMP2HIP_CPU_AMP inline float coordinate(const Coordinates &coordinates, int dimension) {
  return scalars_of<const float>(coordinates)[N - 1 - dimension];
}

/// One level of a view, with an address mode.
template <typename T, int N>
class sampled_level {
public:
  AMP2HIP_CPU_AMP sampled_level(const texture_data &data,
                                const concurrency::extent<N> &first_extent, unsigned level,
                                address_mode mode, const texel_color &border)
      : texels_(static_cast<const char *>(data.texels.pointer) +
                texels_before(first_extent, level) * texel_bytes<T>(data.bits)),
        extent_(level_extent(first_extent, level)), bits_(data.bits), mode_(mode), border_(border) {
  }

  /// The texel at a position, which may be outside of the level.
  AMP2HIP_CPU_AMP texel_color at(const concurrency::index<N> &i) const {
    concurrency::index<N> place;
    for (int d = 0; d < N; ++d) {
      place[d] = address(i[d], extent_[d], mode_);
      if (place[d] < 0)
        return border_;
    }
    return color_of(
        load_texel<T>(texels_ + place_of(extent_, place) * texel_bytes<T>(bits_), bits_));
  }

  template <typename Coordinates>
  AMP2HIP_CPU_AMP texel_color point(const Coordinates &coordinates) const {
    concurrency::index<N> i;
    for (int d = 0; d < N; ++d)
      i[d] = floor_to_int(coordinate<N>(coordinates, d) * float(extent_[d]));
    return at(i);
  }

  /// Interpolates between the 2, 4 or 8 texels around the coordinates.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP texel_color linear(const Coordinates &coordinates) const {
    concurrency::index<N> first;
    float weight[N];
    footprint(coordinates, first, weight);
    texel_color sum = {};
    for (int corner = 0; corner < 1 << N; ++corner) {
      concurrency::index<N> i = first;
      float share = 1.0f;
      for (int d = 0; d < N; ++d) {
        const bool second = (corner >> d & 1) != 0;
        i[d] += second ? 1 : 0;
        share *= second ? weight[d] : 1.0f - weight[d];
      }
      const texel_color texel = at(i);
      for (int k = 0; k < texel_traits<T>::size; ++k)
        sum.component[k] += share * texel.component[k];
    }
    return sum;
  }

  /// Component \p k of the four texels around the coordinates, counter-clockwise from the lower
  /// left (§10.5.8). Components that T lacks are those of Direct3D: 0, and 1 for alpha.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP texel_color gather(const Coordinates &coordinates, int k) const {
    concurrency::index<N> first;
    float weight[N];
    footprint(coordinates, first, weight);
    texel_color result;
    for (int corner = 0; corner < 4; ++corner) {
      concurrency::index<N> i = first;
      i[0] += corner == 0 || corner == 1 ? 1 : 0;
      i[N - 1] += corner == 1 || corner == 2 ? 1 : 0;
      result.component[corner] =
          k < texel_traits<T>::size ? at(i).component[k] : k == 3 ? 1.0f : 0.0f;
    }
    return result;
  }

private:
  /// Stores the first texel of the footprint and the weight of the second one in each dimension.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP void footprint(const Coordinates &coordinates, concurrency::index<N> &first,
                                 float (&weight)[N]) const {
    for (int d = 0; d < N; ++d) {
      const float position = coordinate<N>(coordinates, d) * float(extent_[d]) - 0.5f;
      first[d] = floor_to_int(position);
      const float rest = position - float(first[d]);
      weight[d] = rest >= 0.0f && rest <= 1.0f ? rest : 0.0f; // not if the position is too large
    }
  }

  const char *texels_;
  concurrency::extent<N> extent_;
  unsigned bits_;
  address_mode mode_;
  texel_color border_;
};

/// Samples a view of float, norm or unorm texels in amp code (§10.5.7).
template <typename T, int N, typename Coordinates>
AMP2HIP_CPU_AMP inline T sample_texture(const texture_data &data,
                                        const concurrency::extent<N> &extent, filter_mode filter,
                                        address_mode mode,
                                        const concurrency::graphics::float_4 &border,
                                        const Coordinates &coordinates, float level_of_detail) {
  const texel_color color = mode == concurrency::graphics::address_border ? border_of<T>(border)
                                                                          : texel_color{};
  const float last = float(data.levels - 1);
  const float level = !(level_of_detail > 0.0f) ? 0.0f
                      : level_of_detail > last  ? last
                                                : level_of_detail;
  if (filter == concurrency::graphics::filter_point) {
    const sampled_level<T, N> nearest(data, extent, unsigned(level + 0.5f), mode, color);
    return texel_of<T>(nearest.point(coordinates));
  }
  const unsigned lower = unsigned(level);
  const float weight = level - float(lower);
  texel_color result =
      sampled_level<T, N>(data, extent, lower, mode, color).linear(coordinates);
  if (weight > 0.0f) {
    const texel_color next =
        sampled_level<T, N>(data, extent, lower + 1, mode, color).linear(coordinates);
    for (int k = 0; k < texel_traits<T>::size; ++k)
      result.component[k] += weight * (next.component[k] - result.component[k]);
  }
  return texel_of<T>(result);
}

/// Gathers component \p k in amp code (§10.5.8).
template <typename T, int N, typename Coordinates>
AMP2HIP_CPU_AMP inline typename concurrency::graphics::short_vector<
    typename texel_traits<T>::scalar, 4>::type
gather_texture(const texture_data &data, const concurrency::extent<N> &extent, address_mode mode,
               const concurrency::graphics::float_4 &border, const Coordinates &coordinates,
               int k) {
  using result = typename concurrency::graphics::short_vector<typename texel_traits<T>::scalar,
                                                              4>::type;
  const texel_color color = mode == concurrency::graphics::address_border ? border_of<T>(border)
                                                                          : texel_color{};
  const texel_color texels =
      sampled_level<T, N>(data, extent, 0, mode, color).gather(coordinates, k);
  using scalar = typename texel_traits<T>::scalar;
  result value;
  for (int i = 0; i < 4; ++i)
    scalars_of<scalar>(value)[i] = scalar(texels.component[i]);
  return value;
}

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_SAMPLING_H

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
#include "amp2hip/texture/texel_color.h"
#include "amp2hip/texture/texture_data.h"

// Where the specification is silent, these functions follow the rules of Direct3D 11: a texel is
// the unit square around its center, a linear filter has weights in single precision, and a
// coordinate that is not a number means 0.

/// Precedes the loop over the texels of a linear filter. With texture units, the loop runs only for
/// the textures that these units cannot access; then fewer registers matter more.
#if AMP2HIP_HAS_TEXTURE_UNITS
#define AMP2HIP_UNROLL_CORNERS _Pragma("unroll 1")
#else
#define AMP2HIP_UNROLL_CORNERS AMP2HIP_UNROLL
#endif

namespace amp2hip {

using concurrency::graphics::address_mode;
using concurrency::graphics::filter_mode;

/// The largest integer that is not greater than \p value, within the range of texels.
AMP2HIP_CPU_AMP inline int floor_to_int(float value) {
  const float number = value == value ? value : 0.0f;
  const float limited = number < -1.0e9f ? -1.0e9f : number > 1.0e9f ? 1.0e9f : number;
  const int truncated = int(limited);
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

/// The coordinates of a sample by dimension of the texture: x is the last one (§10.5.7).
template <int N, typename Coordinates>
AMP2HIP_CPU_AMP inline float coordinate(const Coordinates &coordinates, int dimension) {
  return scalars_of<const float>(coordinates)[N - 1 - dimension];
}

/// How a view of T is sampled.
template <typename T>
struct sampling_modes {
  filter_mode filter;
  address_mode address;
  color_for<T> border;
};

/// One level of a view of texels with \p Bits bits.
template <typename T, int N, unsigned Bits>
class sampled_level {
public:
  using color = color_for<T>;

  AMP2HIP_CPU_AMP sampled_level(const texture_data &data,
                                const concurrency::extent<N> &first_extent, unsigned level,
                                const sampling_modes<T> &modes)
      : data_(data), texels_(static_cast<const char *>(data.texels.pointer) +
                             texels_before(first_extent, level) * bytes),
        extent_(level_extent(first_extent, level)), modes_(modes) {}

  /// The texel that contains the coordinates.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP color point(const Coordinates &coordinates) const {
    concurrency::index<N> i;
    AMP2HIP_UNROLL
    for (int d = 0; d < N; ++d) {
      i[d] = address(floor_to_int(coordinate<N>(coordinates, d) * float(extent_[d])), extent_[d],
                     modes_.address);
      if (i[d] < 0)
        return modes_.border;
    }
    return color_at(i);
  }

  /// Interpolates between the 2, 4 or 8 texels around the coordinates.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP color linear(const Coordinates &coordinates) const {
#if !AMP2HIP_DEVICE_PASS
    const inner_footprint inner(*this, coordinates);
    if (inner.is_inside)
      return linear_inside(inner);
#endif
    const footprint texels(*this, coordinates);
    color sum = {};
    AMP2HIP_UNROLL_CORNERS
    for (int corner = 0; corner < 1 << N; ++corner) {
      float share = 1.0f;
      AMP2HIP_UNROLL
      for (int d = 0; d < N; ++d)
        share *= (corner >> d & 1) != 0 ? texels.weight[d] : 1.0f - texels.weight[d];
      sum.add(share, at(texels, corner));
    }
    return sum;
  }

  /// Component \p k of the four texels around the coordinates, counter-clockwise from the lower
  /// left (§10.5.8). Components that T lacks are those of Direct3D: 0, and 1 for alpha.
  template <typename Coordinates>
  AMP2HIP_CPU_AMP texel_color<4> gather(const Coordinates &coordinates, int k) const {
    const footprint texels(*this, coordinates);
    const int order[4] = {1, 3, 2, 0}; // bit 0 is the second row, bit 1 the second column
    texel_color<4> result = {};
    AMP2HIP_UNROLL
    for (int i = 0; i < 4; ++i)
      result.component[i] = k < texel_traits<T>::size ? code_at(texels, order[i], k)
                            : k == 3                  ? code_of_one<T, Bits>()
                                                      : 0.0f;
    return result;
  }

private:
  static constexpr std::size_t bytes = Bits / 8 * texel_traits<T>::size;

  /// The two texels around the coordinates in each dimension; -1 is the border. The weight is that
  /// of the second one.
  struct footprint {
    int place[N][2];
    float weight[N];

    template <typename Coordinates>
    AMP2HIP_CPU_AMP footprint(const sampled_level &level, const Coordinates &coordinates) {
      AMP2HIP_UNROLL
      for (int d = 0; d < N; ++d) {
        const int size = level.extent_[d];
        const float position = coordinate<N>(coordinates, d) * float(size) - 0.5f;
        const int first = floor_to_int(position);
        const float rest = position - float(first);
        weight[d] = rest >= 0.0f && rest <= 1.0f ? rest : 0.0f; // not if the position is too large
        place[d][0] = address(first, size, level.modes_.address);
        place[d][1] = address(first + 1, size, level.modes_.address);
      }
    }
  };

#if !AMP2HIP_DEVICE_PASS
  /// A footprint whose texels all exist. The address mode does not matter.
  struct inner_footprint {
    bool is_inside;
    concurrency::index<N> first;
    float weight[N];

    template <typename Coordinates>
    inner_footprint(const sampled_level &level, const Coordinates &coordinates) : is_inside(true) {
      AMP2HIP_UNROLL
      for (int d = 0; d < N; ++d) {
        const int size = level.extent_[d];
        const float position = coordinate<N>(coordinates, d) * float(size) - 0.5f;
        is_inside = is_inside && position >= 0.0f && position < float(size - 1);
        first[d] = is_inside ? int(position) : 0;
        weight[d] = position - float(first[d]);
      }
    }
  };

  /// Interpolates in one dimension after the other, which takes fewer operations than the products
  /// of the weights.
  color linear_inside(const inner_footprint &texels) const {
    return mixed<0>(texels, texels_ + place_of(extent_, texels.first) * bytes);
  }
  /// Returns the color in the dimensions from D on, where \p first is the first texel.
  template <int D>
  color mixed(const inner_footprint &texels, const char *first) const {
    if constexpr (D == N) {
      return color_of<T, Bits>(load_texel_words<T>(first, Bits));
    } else {
      std::size_t stride = bytes;
      AMP2HIP_UNROLL
      for (int d = D + 1; d < N; ++d)
        stride *= static_cast<std::size_t>(extent_[d]);
      color result = mixed<D + 1>(texels, first);
      result.mix(texels.weight[D], mixed<D + 1>(texels, first + stride));
      return result;
    }
  }
#endif

  /// Sets \p i to the texel at a corner of a footprint; bit d of \p corner chooses the second one
  /// in dimension d. Returns the least component, or 0 if all are positive.
  AMP2HIP_CPU_AMP int find(const footprint &texels, int corner, concurrency::index<N> &i) const {
    int least = 0;
    AMP2HIP_UNROLL
    for (int d = 0; d < N; ++d) {
      i[d] = (corner >> d & 1) != 0 ? texels.place[d][1] : texels.place[d][0];
      least = i[d] < least ? i[d] : least;
    }
    return least;
  }
  AMP2HIP_CPU_AMP bool is_border(int least) const {
    return modes_.address == concurrency::graphics::address_border && least < 0;
  }

  /// Return the texel at a corner of a footprint (at), or one component of it (code_at).
  AMP2HIP_CPU_AMP color at(const footprint &texels, int corner) const {
    concurrency::index<N> i;
    return is_border(find(texels, corner, i)) ? modes_.border : color_at(i);
  }
  AMP2HIP_CPU_AMP float code_at(const footprint &texels, int corner, int k) const {
    concurrency::index<N> i;
    return is_border(find(texels, corner, i))
               ? modes_.border.component[k]
               : scalar_code<typename texel_traits<T>::scalar>(
                     load_bits<T>(data_, texels_, extent_, Bits, i), Bits, k);
  }

  AMP2HIP_CPU_AMP color color_at(const concurrency::index<N> &i) const {
    return color_of<T, Bits>(load_bits<T>(data_, texels_, extent_, Bits, i));
  }

  const texture_data &data_;
  const char *texels_;
  concurrency::extent<N> extent_;
  const sampling_modes<T> &modes_;
};

/// Returns the level of detail that a view has for \p level_of_detail.
AMP2HIP_CPU_AMP inline float level_within(const texture_data &data, float level_of_detail) {
  const float last = float(data.levels - 1);
  return !(level_of_detail > 0.0f) ? 0.0f : level_of_detail > last ? last : level_of_detail;
}

template <typename T, int N, unsigned Bits, typename Coordinates>
AMP2HIP_CPU_AMP inline T sample_bits(const texture_data &data, const concurrency::extent<N> &extent,
                                     const sampling_modes<T> &modes, const Coordinates &coordinates,
                                     float level_of_detail) {
  const float level = level_within(data, level_of_detail);
  if (modes.filter == concurrency::graphics::filter_point) {
    const sampled_level<T, N, Bits> nearest(data, extent, unsigned(level + 0.5f), modes);
    return finish<T, Bits>(nearest.point(coordinates));
  }
  const unsigned lower = unsigned(level);
  const float weight = level - float(lower);
  color_for<T> result = sampled_level<T, N, Bits>(data, extent, lower, modes).linear(coordinates);
  if (weight > 0.0f)
    result.move(weight,
                sampled_level<T, N, Bits>(data, extent, lower + 1, modes).linear(coordinates));
  return finish<T, Bits>(result);
}

/// Samples a view of float, norm or unorm texels in amp code (§10.5.7). \p has_unit: the texture
/// units can have this filter and border. At rank 1, the units filter a texture as a picture of one
/// row: half of each sample is the color of the border. So these samples are computed in code.
template <typename T, int N, typename Coordinates>
AMP2HIP_CPU_AMP inline T
sample_texture(const texture_data &data, const concurrency::extent<N> &extent, filter_mode filter,
               address_mode mode, const concurrency::graphics::float_4 &border, bool has_unit,
               const Coordinates &coordinates, float level_of_detail) {
#if AMP2HIP_HAS_FILTER_UNITS
  if constexpr (N > 1)
    if (has_unit && has_filter(data.image))
      return sample_by_unit<T, N>(filtering_object(data.image, mode), coordinates,
                                  data.first_level + level_within(data, level_of_detail));
#endif
  (void)has_unit;
  constexpr unsigned wide = is_normalized<T> ? 16 : 32;
  sampling_modes<T> modes = {filter, mode, {}};
  const bool has_border = mode == concurrency::graphics::address_border;
  if (data.bits == wide) {
    if (has_border)
      modes.border = border_of<T, wide>(border);
    return sample_bits<T, N, wide>(data, extent, modes, coordinates, level_of_detail);
  }
  if (has_border)
    modes.border = border_of<T, wide / 2>(border);
  return sample_bits<T, N, wide / 2>(data, extent, modes, coordinates, level_of_detail);
}

template <typename T>
using gathered =
    typename concurrency::graphics::short_vector<typename texel_traits<T>::scalar, 4>::type;

template <typename T, int N, unsigned Bits, typename Coordinates>
AMP2HIP_CPU_AMP inline gathered<T>
gather_bits(const texture_data &data, const concurrency::extent<N> &extent, address_mode mode,
            const concurrency::graphics::float_4 &border, const Coordinates &coordinates, int k) {
  sampling_modes<T> modes = {concurrency::graphics::filter_point, mode, {}};
  if (mode == concurrency::graphics::address_border)
    modes.border = border_of<T, Bits>(border);
  const sampled_level<T, N, Bits> level(data, extent, 0, modes);
  return finish<gathered<T>, Bits>(level.gather(coordinates, k));
}

/// Gathers component \p k in amp code (§10.5.8).
template <typename T, int N, typename Coordinates>
AMP2HIP_CPU_AMP inline gathered<T>
gather_texture(const texture_data &data, const concurrency::extent<N> &extent, address_mode mode,
               const concurrency::graphics::float_4 &border, const Coordinates &coordinates,
               int k) {
  constexpr unsigned wide = is_normalized<T> ? 16 : 32;
  return data.bits == wide
             ? gather_bits<T, N, wide>(data, extent, mode, border, coordinates, k)
             : gather_bits<T, N, wide / 2>(data, extent, mode, border, coordinates, k);
}

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_SAMPLING_H

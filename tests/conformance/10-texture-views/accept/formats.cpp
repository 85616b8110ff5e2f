// Samples with a linear filter of each format, rank and address mode equal those of a reference that computes in double
// precision. With the argument "table", the program prints the largest differences.
//
// accept: G-10.5.7-a, G-10.5.7-d, G-10.5.7-e, G-10.5.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

static bool prints_table = false;

/// How the scalars of a format are stored.
enum class code { whole, half, norm_8, norm_16, unorm_8, unorm_16 };

static unsigned bits_of(code c) {
  return c == code::whole ? 32 : c == code::norm_8 || c == code::unorm_8 ? 8 : 16;
}

/// Appends the scalar number \p i of a texture to its bytes, and returns its value.
static double append_scalar(code c, unsigned i, std::vector<unsigned char> &bytes) {
  const unsigned random = (i * 2654435761u) >> 8;
  unsigned bits;
  double value;
  if (c == code::whole) {
    const float number = float(random % 2001) / 1000.0f - 1.0f;
    std::memcpy(&bits, &number, sizeof bits);
    value = number;
  } else if (c == code::half) { // 0.5 to 1, either sign
    bits = (random & 0x8000u) | 14u << 10 | (random & 0x3ffu);
    value = (1.0 + (random & 0x3ffu) / 1024.0) / ((random & 0x8000u) != 0 ? -2.0 : 2.0);
  } else {
    const unsigned width = bits_of(c);
    const int one = c == code::norm_8 ? 127 : c == code::norm_16 ? 32767 : (1 << width) - 1;
    bits = random & ((1u << width) - 1);
    const bool is_negative = one != (1 << width) - 1 && bits > unsigned(one);
    value = double(is_negative ? int(bits) - (1 << width) : int(bits)) / one;
    value = std::max(value, -1.0); // the most negative code
  }
  for (unsigned k = 0; k < bits_of(c) / 8; ++k)
    bytes.push_back(static_cast<unsigned char>(bits >> (8 * k)));
  return value;
}

/// A level on the host: the extents from x on, and the values of the texels.
struct host_level {
  int size[3] = {1, 1, 1};
  int components = 1;
  std::vector<double> values;

  double at(const int (&place)[3], int rank, int k, address_mode mode, double border) const {
    int i[3] = {0, 0, 0};
    for (int d = 0; d < rank; ++d) {
      const int n = size[d], twice = ((place[d] % (2 * n)) + 2 * n) % (2 * n);
      if (mode == address_border && (place[d] < 0 || place[d] >= n))
        return border;
      i[d] = mode == address_wrap     ? ((place[d] % n) + n) % n
             : mode == address_mirror ? (twice < n ? twice : 2 * n - 1 - twice)
                                      : std::min(std::max(place[d], 0), n - 1);
    }
    return values[((i[2] * size[1] + i[1]) * size[0] + i[0]) * components + k];
  }
  double linear(const float *at_share, int rank, int k, address_mode mode, double border) const {
    int first[3] = {};
    double weight[3] = {}, sum = 0;
    for (int d = 0; d < rank; ++d) {
      const double position = double(at_share[d]) * size[d] - 0.5;
      first[d] = int(std::floor(position));
      weight[d] = position - first[d];
    }
    for (int corner = 0; corner < 1 << rank; ++corner) {
      int place[3] = {};
      double share = 1;
      for (int d = 0; d < rank; ++d) {
        place[d] = first[d] + (corner >> d & 1);
        share *= (corner >> d & 1) != 0 ? weight[d] : 1 - weight[d];
      }
      sum += share * at(place, rank, k, mode, border);
    }
    return sum;
  }
};

/// Store the components of a sample.
static void put(const array_view<float, 2> &out, int i, float v) restrict(amp) { out(i, 0) = v; }
static void put(const array_view<float, 2> &out, int i, norm v) restrict(amp) { out(i, 0) = v; }
static void put(const array_view<float, 2> &out, int i, unorm v) restrict(amp) { out(i, 0) = v; }
template <typename T>
static void put_two(const array_view<float, 2> &out, int i, const T &v) restrict(amp) {
  out(i, 0) = v.x;
  out(i, 1) = v.y;
}
template <typename T>
static void put_four(const array_view<float, 2> &out, int i, const T &v) restrict(amp) {
  put_two(out, i, v);
  out(i, 2) = v.z;
  out(i, 3) = v.w;
}
static void put(const array_view<float, 2> &out, int i, float_2 v) restrict(amp) { put_two(out, i, v); }
static void put(const array_view<float, 2> &out, int i, norm_2 v) restrict(amp) { put_two(out, i, v); }
static void put(const array_view<float, 2> &out, int i, unorm_2 v) restrict(amp) { put_two(out, i, v); }
static void put(const array_view<float, 2> &out, int i, float_4 v) restrict(amp) { put_four(out, i, v); }
static void put(const array_view<float, 2> &out, int i, norm_4 v) restrict(amp) { put_four(out, i, v); }
static void put(const array_view<float, 2> &out, int i, unorm_4 v) restrict(amp) { put_four(out, i, v); }
static void put(const array_view<float, 2> &out, int i, float_3 v) restrict(amp) {
  put_two(out, i, v);
  out(i, 2) = v.z;
}

static float at(const array_view<const float, 2> &in, int i, extent<1>) restrict(amp) { return in(i, 0); }
static float_2 at(const array_view<const float, 2> &in, int i, extent<2>) restrict(amp) {
  return float_2(in(i, 0), in(i, 1));
}
static float_3 at(const array_view<const float, 2> &in, int i, extent<3>) restrict(amp) {
  return float_3(in(i, 0), in(i, 1), in(i, 2));
}

static const int count = 400;

/// Returns the coordinates and the level of detail of each sample.
static std::vector<float> random_places(float levels) {
  std::vector<float> places;
  for (int i = 0; i < 4 * count; ++i) {
    const float share = float(((unsigned(i) * 2246822519u) >> 8) % 10007) / 10007.0f;
    places.push_back(i % 4 < 3 ? 3.6f * share - 1.3f : (levels + 0.6f) * share - 0.3f);
  }
  return places;
}

/// Returns the largest difference of samples from the reference.
template <typename T, int N>
static double difference(code c, const extent<N> &size, unsigned levels, float border) {
  constexpr int components = short_vector_traits<T>::size;
  std::vector<host_level> host(levels);
  std::vector<unsigned char> bytes;
  unsigned number = 0;
  for (unsigned k = 0; k < levels; ++k) {
    std::size_t texels = 1;
    for (int d = 0; d < N; ++d)
      texels *= host[k].size[d] = std::max(size[N - 1 - d] >> k, 1);
    host[k].components = components;
    for (std::size_t i = 0; i < texels * components; ++i)
      host[k].values.push_back(append_scalar(c, number++, bytes));
  }
  texture<T, N> t(size, bits_of(c), levels);
  CHECK(t.data_length == bytes.size());
  copy(bytes.data(), unsigned(bytes.size()), t);
  const texture_view<const T, N> view(t);
  std::vector<float> places = random_places(float(levels - 1));
  const array_view<const float, 2> in(count, 4, places);
  double most = 0;
  for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border}) {
    const sampler how(filter_linear, mode, float_4(border));
    std::vector<float> result(4 * count);
    const array_view<float, 2> out(count, 4, result);
    parallel_for_each(extent<1>(count), [=](index<1> i) restrict(amp) {
      put(out, i[0], view.sample(how, at(in, i[0], extent<N>()), in(i[0], 3)));
    });
    out.synchronize();
    for (int i = 0; i < count; ++i) {
      const float *const place = &places[4 * i];
      const float level = std::min(std::max(place[3], 0.0f), float(levels - 1));
      const unsigned lower = unsigned(level), upper = std::min(lower + 1, levels - 1);
      for (int k = 0; k < components; ++k) {
        const double rest = level - float(lower);
        const double wanted = host[lower].linear(place, N, k, mode, border) * (1 - rest) +
                              host[upper].linear(place, N, k, mode, border) * rest;
        most = std::max(most, std::fabs(result[4 * i + k] - wanted));
      }
    }
  }
  return most;
}

/// Checks a format, whose values are in a range of 1 or 2.
template <typename T, int N>
static void check_rank(const char *name, code c, const extent<N> &size, double range) {
  for (unsigned levels : {1u, 3u}) {
    // The texture units of GPUs round the weights of a linear filter to 8 bits, in each dimension and between levels.
    const double steps = accelerator().is_emulated ? 0.01 : N + (levels > 1 ? 1.0 : 0.0);
    const double bound = range * steps / 256;
    const double units = difference<T, N>(c, size, levels, 0.0f);
    const double border = difference<T, N>(c, size, levels, 0.75f); // in code for textures with a border
    if (units > bound || border > bound) {
      std::printf("%s, %u bits, rank %d, %u levels: differences %g and %g, at most %g\n", name, bits_of(c), N, levels,
                  units, border, bound);
      failures = 1;
    }
    if (prints_table)
      std::printf("| `%s` | %u | %d | %u | %.1e |\n", name, bits_of(c), N, levels, units);
  }
}
/// The range of the values of a format.
static double range_of(code c) { return c == code::unorm_8 || c == code::unorm_16 ? 1 : 2; }

template <typename T>
static void check_all_ranks(const char *name, code c) {
  check_rank<T, 1>(name, c, extent<1>(13), range_of(c));
  check_rank<T, 2>(name, c, extent<2>(7, 11), range_of(c));
  check_rank<T, 3>(name, c, extent<3>(5, 6, 9), range_of(c));
}
template <typename T>
static void check_rank_2(const char *name, code c) {
  check_rank<T, 2>(name, c, extent<2>(7, 11), range_of(c));
}

/// A coordinate that is not a number means 0.
static void not_a_number() {
  const std::vector<float> values = {1, 2, 3, 4};
  texture<float, 2> t(2, 2, values.begin(), values.end());
  const texture_view<const float, 2> view(t);
  const bool is_emulated = accelerator().is_emulated;
  std::vector<float> result(4, 0.0f);
  const array_view<float, 1> out(4, result);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const sampler border(filter_point, address_border, float_4(9.0f));
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    out[0] = view.sample<filter_point>(float_2(nan, 0.75f));
    out[1] = view.sample<filter_point, address_wrap>(float_2(0.75f, nan));
    out[2] = view.sample(border, float_2(nan, nan));
    out[3] = is_emulated ? view.sample(float_2(nan, nan)) : 1.0f; // Texture units may differ.
  });
  out.synchronize();
  CHECK(result[0] == 3 && result[1] == 2 && result[2] == 1 && result[3] == 1);
}

int main(int argc, char **argv) {
  prints_table = argc > 1 && std::strcmp(argv[1], "table") == 0;
  if (prints_table)
    std::printf("| texels | bits | rank | levels | difference |\n|---|---|---|---|---|\n");
  check_all_ranks<float>("float", code::whole);
  check_all_ranks<float>("float", code::half);
// g++ takes minutes for more kernels with sanitizers.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  check_rank_2<unorm_4>("unorm_4", code::unorm_8);
#else
  check_all_ranks<norm_2>("norm_2", code::norm_8);
  check_all_ranks<norm_2>("norm_2", code::norm_16);
  check_all_ranks<unorm_4>("unorm_4", code::unorm_8);
  check_all_ranks<unorm_4>("unorm_4", code::unorm_16);
  check_rank_2<float_2>("float_2", code::whole);
  check_rank_2<float_3>("float_3", code::whole);
  check_rank_2<float_4>("float_4", code::whole);
  check_rank_2<float_2>("float_2", code::half);
  check_rank_2<float_4>("float_4", code::half);
  check_rank_2<norm>("norm", code::norm_8);
  check_rank_2<norm_4>("norm_4", code::norm_8);
  check_rank_2<norm>("norm", code::norm_16);
  check_rank_2<norm_4>("norm_4", code::norm_16);
  check_rank_2<unorm>("unorm", code::unorm_8);
  check_rank_2<unorm_2>("unorm_2", code::unorm_8);
  check_rank_2<unorm>("unorm", code::unorm_16);
  check_rank_2<unorm_2>("unorm_2", code::unorm_16);
#endif
  not_a_number();
  return failures;
}

// Samples of textures of rank 3 with several levels, whose extents are no powers of two.
// accept: G-10.5.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#include "check.h"
#include <algorithm>
#include <amp_graphics.h>
#include <cmath>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

/// A level of a texture on the host.
struct volume {
  extent<3> size;
  std::vector<float> texels;
  address_mode mode;

  double at(const int (&place)[3]) const {
    int i[3];
    for (int d = 0; d < 3; ++d) {
      const int n = size[d], wrapped = ((place[d] % n) + n) % n;
      const int twice = ((place[d] % (2 * n)) + 2 * n) % (2 * n);
      if (mode == address_border && (place[d] < 0 || place[d] >= n))
        return 0;
      i[d] = mode == address_wrap     ? wrapped
             : mode == address_mirror ? (twice < n ? twice : 2 * n - 1 - twice)
                                      : std::min(std::max(place[d], 0), n - 1);
    }
    return texels[(i[0] * size[1] + i[1]) * size[2] + i[2]];
  }
  double linear(const double (&at_share)[3]) const {
    int first[3];
    double weight[3], sum = 0;
    for (int d = 0; d < 3; ++d) {
      const double position = at_share[d] * size[d] - 0.5;
      first[d] = int(std::floor(position));
      weight[d] = position - first[d];
    }
    for (int corner = 0; corner < 8; ++corner) {
      const int place[3] = {first[0] + (corner & 1), first[1] + (corner >> 1 & 1),
                            first[2] + (corner >> 2)};
      double share = 1;
      for (int d = 0; d < 3; ++d)
        share *= (corner >> d & 1) ? weight[d] : 1 - weight[d];
      sum += share * at(place);
    }
    return sum;
  }
};

static std::vector<volume> levels_of(const texture<float, 3> &t, address_mode mode) {
  std::vector<volume> result;
  for (unsigned k = 0; k < t.get_mipmap_levels(); ++k) {
    const extent<3> size = t.get_mipmap_extent(k);
    result.push_back({size, std::vector<float>(size.size()), mode});
    copy(texture_view<const float, 3>(t, k, 1), result.back().texels.begin());
  }
  return result;
}

static void check_samples(const texture<float, 3> &t, unsigned first, unsigned last) {
  const texture_view<const float, 3> view(t, first, last - first);
  // The texture units of GPUs round the weights of a linear filter to 8 bits.
  const double bound = accelerator().is_emulated ? 1e-4 : 0.1;
  for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border}) {
    const sampler how(filter_linear, mode);
    const int count = 500;
    std::vector<float> result(count);
    array_view<float, 1> out(count, result);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
      out[i] = view.sample(how, float_3(0.13f * (i[0] % 15) - 0.4f, 0.11f * (i[0] % 13) - 0.2f,
                                        0.17f * (i[0] % 7) - 0.1f),
                           0.07f * (i[0] % 53) - 0.5f);
    });
    out.synchronize();
    const std::vector<volume> all = levels_of(t, mode);
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
      const double at[3] = {0.17f * float(i % 7) - 0.1f, 0.11f * float(i % 13) - 0.2f,
                            0.13f * float(i % 15) - 0.4f};
      const double level =
          std::min(std::max(0.07f * float(i % 53) - 0.5f, 0.0f), float(last - first - 1));
      const unsigned lower = first + unsigned(level), upper = std::min(lower + 1, last - 1);
      const double rest = level - std::floor(level);
      const double wanted = all[lower].linear(at) * (1 - rest) + all[upper].linear(at) * rest;
      wrong += !(std::fabs(result[i] - wanted) < bound);
    }
    CHECK(wrong == 0);
  }
}

int main() {
  texture<float, 3> t(extent<3>(5, 7, 11), 32U, 3);
  for (unsigned k = 0; k < 3; ++k) {
    const texture_view<float, 3> level(t, k);
    const int width = level.extent[2], height = level.extent[1];
    parallel_for_each(level.extent, [=](index<3> i) restrict(amp) {
      const int place = (i[0] * height + i[1]) * width + i[2];
      level.set(i, float((place * 7 + int(k)) % 11));
    });
  }
  check_samples(t, 0, 3);
  check_samples(t, 1, 3);
  check_samples(t, 2, 3);

  const texture_view<float, 3> second(t, 1); // a kernel changes one level
  parallel_for_each(second.extent, [=](index<3> i) restrict(amp) { second.set(i, float(i[2])); });
  check_samples(t, 0, 2);
  return failures;
}

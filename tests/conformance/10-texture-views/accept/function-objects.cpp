// Function objects with texture views, samplers and other data members are kernels.
//
// accept: G-10.2.4-a, G-10.3-b, G-10.4.4-a, G-10.5.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <numeric>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

/// The sum of 3 x 3 texels.
template <typename View>
struct sum_around {
  View from;
  texture_view<float, 2> to;
  float scale;

  sum_around(const View &from_, const texture_view<float, 2> &to_, float scale_)
      : from(from_), to(to_), scale(scale_) {}

  void operator()(index<2> i) const restrict(amp) {
    float sum = 0;
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x)
        sum += from[index<2>(i[0] + y, i[1] + x)];
    to.set(i, scale * sum);
  }
};

/// A sampled texture with its sampler.
struct height_field {
  texture_view<const float, 2> heights;
  sampler how;
  float scale;

  float at(float x, float y) const restrict(amp) {
    return scale * heights.sample(how, float_2(x, y));
  }
};

struct write_heights {
  height_field field;
  bool is_negated;
  writeonly_texture_view<float_2, 1> to;

  void operator()(index<1> i) const restrict(amp) {
    const float height = field.at((float(i[0]) + 0.5f) / 4.0f, 0.25f);
    to.set(i, float_2(is_negated ? -height : height, height));
  }
};

int main() {
  std::vector<float> values(8);
  std::iota(values.begin(), values.end(), 1.0f);
  const texture<float, 2> source(2, 4, values.begin(), values.end());
  texture<float, 2> target(2, 4);
  const texture_view<const float, 2> view(source);
  parallel_for_each(target.extent,
                    sum_around<texture_view<const float, 2>>(view, texture_view<float, 2>(target), 0.5f));
  std::vector<float> sums(8);
  copy(target, sums.begin());
  CHECK(sums == std::vector<float>({7, 12, 15, 11, 7, 12, 15, 11}));

  texture<float_2, 1> heights(4);
  const write_heights kernel = {{view, sampler(filter_point, address_clamp), 10.0f},
                                true,
                                writeonly_texture_view<float_2, 1>(heights)};
  parallel_for_each(heights.extent, kernel);
  std::vector<float_2> result(4);
  copy(heights, result.begin());
  for (int i = 0; i < 4; ++i)
    CHECK(result[i] == float_2(-10.0f * values[i], 10.0f * values[i]));
  return failures;
}

//===--- untiled_amp.cpp - Kernels without tiles in C++ AMP ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"
#include <amp_math.h>

using namespace concurrency;

void amp_copy(const accelerator_view &where, const array_view<const float, 1> &in, const array_view<float, 1> &out) {
  parallel_for_each(where, out.extent, [=](index<1> i) restrict(amp) { out[i] = in[i]; });
}

void amp_copy_bodies(const accelerator_view &where, const array_view<const body, 1> &in,
                     const array_view<body, 1> &out) {
  parallel_for_each(where, out.extent, [=](index<1> i) restrict(amp) { out[i] = in[i]; });
}

void amp_saxpy(const accelerator_view &where, const array_view<float, 1> &y, const array_view<const float, 1> &x,
               float factor) {
  parallel_for_each(where, y.extent, [=](index<1> i) restrict(amp) { y[i] += factor * x[i]; });
}

void amp_mandelbrot(const accelerator_view &where, const array_view<int, 2> &steps) {
  const float height = static_cast<float>(steps.extent[0]), width = static_cast<float>(steps.extent[1]);
  parallel_for_each(where, steps.extent, [=](index<2> i) restrict(amp) {
    const float cx = 3.0f * static_cast<float>(i[1]) / width - 2.0f;
    const float cy = 2.0f * static_cast<float>(i[0]) / height - 1.0f;
    float x = 0, y = 0;
    int step = 0;
    while (step < 200 && x * x + y * y < 4.0f) {
      const float next = x * x - y * y + cx;
      y = 2.0f * x * y + cy;
      x = next;
      step++;
    }
    steps[i] = step;
  });
}

void amp_stencil_2d(const accelerator_view &where, const array_view<const float, 2> &in,
                    const array_view<float, 2> &out) {
  const int rows = out.extent[0], columns = out.extent[1];
  parallel_for_each(where, out.extent, [=](index<2> i) restrict(amp) {
    const int r = i[0], c = i[1];
    if (r > 0 && r < rows - 1 && c > 0 && c < columns - 1)
      out(r, c) = 0.25f * (in(r - 1, c) + in(r + 1, c) + in(r, c - 1) + in(r, c + 1));
  });
}

void amp_stencil_3d(const accelerator_view &where, const array_view<const float, 3> &in,
                    const array_view<float, 3> &out) {
  const int n = out.extent[0];
  parallel_for_each(where, out.extent, [=](index<3> i) restrict(amp) {
    const int z = i[0], y = i[1], x = i[2];
    if (z > 0 && z < n - 1 && y > 0 && y < n - 1 && x > 0 && x < n - 1)
      out(z, y, x) = in(z, y, x) * 0.4f + 0.1f * (in(z - 1, y, x) + in(z + 1, y, x) + in(z, y - 1, x) +
                                                  in(z, y + 1, x) + in(z, y, x - 1) + in(z, y, x + 1));
  });
}

void amp_spmv(const accelerator_view &where, const array_view<const int, 1> &begins,
              const array_view<const int, 1> &columns, const array_view<const float, 1> &values,
              const array_view<const float, 1> &x, const array_view<float, 1> &y) {
  parallel_for_each(where, y.extent, [=](index<1> row) restrict(amp) {
    float sum = 0;
    const int end = begins[row[0] + 1];
    for (int k = begins[row[0]]; k < end; k++)
      sum += values[k] * x[columns[k]];
    y[row] = sum;
  });
}

static float cumulative_normal(float x) restrict(amp) {
  const float k = 1.0f / (1.0f + 0.2316419f * fast_math::fabs(x));
  const float poly =
      k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  const float tail = 0.39894228f * fast_math::exp(-0.5f * x * x) * poly;
  return x < 0 ? tail : 1.0f - tail;
}

void amp_black_scholes(const accelerator_view &where, const array_view<const float, 1> &prices,
                       const array_view<const float, 1> &strikes, const array_view<const float, 1> &years,
                       const array_view<float, 1> &calls, const array_view<float, 1> &puts) {
  const float r = 0.02f, v = 0.3f;
  parallel_for_each(where, calls.extent, [=](index<1> i) restrict(amp) {
    const float price = prices[i], strike = strikes[i], t = years[i];
    const float root = fast_math::sqrt(t);
    const float d1 = (fast_math::log(price / strike) + (r + 0.5f * v * v) * t) / (v * root);
    const float n1 = cumulative_normal(d1), n2 = cumulative_normal(d1 - v * root);
    const float discounted = strike * fast_math::exp(-r * t);
    calls[i] = price * n1 - discounted * n2;
    puts[i] = discounted * (1.0f - n2) - price * (1.0f - n1);
  });
}

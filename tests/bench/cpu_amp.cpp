//===--- cpu_amp.cpp - Kernels without tiles in C++ AMP -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_cpu.h"
#include <amp_math.h>

using namespace concurrency;

void amp_saxpy(const accelerator_view &where, float factor, const array_view<const float, 1> &x,
               const array_view<float, 1> &y) {
  parallel_for_each(where, y.extent, [=](index<1> i) restrict(amp) { y[i] = factor * x[i] + y[i]; });
}

void amp_stencil(const accelerator_view &where, const array_view<const float, 2> &in, const array_view<float, 2> &out) {
  const int rows = out.extent[0], columns = out.extent[1];
  parallel_for_each(where, out.extent, [=](index<2> i) restrict(amp) {
    const int r = i[0], c = i[1];
    if (r > 0 && r < rows - 1 && c > 0 && c < columns - 1)
      out(r, c) = 0.25f * (in(r - 1, c) + in(r + 1, c) + in(r, c - 1) + in(r, c + 1));
  });
}

void amp_nbody_simple(const accelerator_view &where, const array_view<const body, 1> &bodies,
                      const array_view<acceleration, 1> &result) {
  const int n = bodies.extent[0];
  parallel_for_each(where, result.extent, [=](index<1> i) restrict(amp) {
    const body self = bodies[i];
    acceleration a = {0, 0, 0};
    for (int k = 0; k < n; k++) {
      const body other = bodies[k];
      const float x = other.x - self.x, y = other.y - self.y, z = other.z - self.z;
      const float d = x * x + y * y + z * z + 1e-4f;
      const float inverse = 1.0f / fast_math::sqrt(d);
      const float s = other.mass * inverse * inverse * inverse;
      a.x += x * s;
      a.y += y * s;
      a.z += z * s;
    }
    result[i] = a;
  });
}

void amp_mandelbrot(const accelerator_view &where, const array_view<int, 2> &steps, int limit) {
  const float height = static_cast<float>(steps.extent[0]), width = static_cast<float>(steps.extent[1]);
  parallel_for_each(where, steps.extent, [=](index<2> i) restrict(amp) {
    const float x0 = 3.0f * i[1] / width - 2.0f, y0 = 2.0f * i[0] / height - 1.0f;
    float x = 0, y = 0;
    int count = 0;
    while (count < limit && x * x + y * y < 4.0f) {
      const float next = x * x - y * y + x0;
      y = 2.0f * x * y + y0;
      x = next;
      count++;
    }
    steps[i] = count;
  });
}

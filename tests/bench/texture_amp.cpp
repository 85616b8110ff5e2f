//===--- texture_amp.cpp - Kernels with textures in C++ AMP ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "bench_textures.h"

using namespace concurrency;
using namespace concurrency::graphics;

void amp_copy_texels(const accelerator_view &where, const texture<float, 2> &in,
                     const array_view<float, 2> &out) {
  parallel_for_each(where, out.extent, [=, &in](index<2> i) restrict(amp) { out[i] = in[i]; });
}

void amp_convolve(const accelerator_view &where, const texture<float, 2> &in,
                  const array_view<float, 2> &out) {
  parallel_for_each(where, out.extent, [=, &in](index<2> i) restrict(amp) {
    float sum = 0;
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x)
        sum += float(3 * y + x + 5) * in(i[0] + y, i[1] + x);
    out[i] = sum;
  });
}

void amp_resize(const accelerator_view &where, const texture_view<const unorm_4, 2> &in,
                const texture_view<unorm_4, 2> &out) {
  const float height = float(out.extent[0]), width = float(out.extent[1]);
  parallel_for_each(where, out.extent, [=](index<2> i) restrict(amp) {
    out.set(i, in.sample(float_2((float(i[1]) + 0.5f) / width, (float(i[0]) + 0.5f) / height)));
  });
}

void amp_shrink(const accelerator_view &where, const texture_view<const unorm_4, 2> &in,
                const texture_view<unorm_4, 2> &out) {
  const float height = float(out.extent[0]), width = float(out.extent[1]);
  parallel_for_each(where, out.extent, [=](index<2> i) restrict(amp) {
    const float x = (float(i[1]) + 0.5f) / width, y = (float(i[0]) + 0.5f) / height;
    out.set(i, in.sample(float_2(x, y), 0.5f + y));
  });
}

void amp_slice(const accelerator_view &where, const texture_view<const float, 3> &volume,
               const array_view<float, 2> &out) {
  const float height = float(out.extent[0]), width = float(out.extent[1]);
  parallel_for_each(where, out.extent, [=](index<2> i) restrict(amp) {
    const float x = (float(i[1]) + 0.5f) / width, y = (float(i[0]) + 0.5f) / height;
    out[i] = volume.sample(float_3(x, y, 0.5f * (x + y)));
  });
}

void amp_transpose_texture(const accelerator_view &where, const texture<float, 2> &in,
                           const array_view<float, 2> &out) {
  parallel_for_each(where, out.extent,
                    [=, &in](index<2> i) restrict(amp) { out[i] = in(i[1], i[0]); });
}

void amp_empty_textures(const accelerator_view &where, const texture<float, 2> &a,
                        const texture<float, 2> &b, const texture<float, 2> &c,
                        const texture_view<float, 2> &d) {
  parallel_for_each(where, extent<1>(256), [=, &a, &b, &c](index<1> i) restrict(amp) {
    if (i[0] < 0) // never true; the uses capture the textures
      d.set(index<2>(0, 0), a(0, 0) + b(0, 0) + c(0, 0));
  });
}

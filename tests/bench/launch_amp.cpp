//===--- launch_amp.cpp - Launches of empty kernels in C++ AMP ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_empty_0(const accelerator_view &where) {
  parallel_for_each(where, extent<1>(256), [=](index<1>) restrict(amp){});
}

void amp_empty_8(const accelerator_view &where, const array_view<float, 1> &a, const array_view<float, 1> &b,
                 const array_view<float, 1> &c, const array_view<float, 1> &d, const array_view<float, 1> &e,
                 const array_view<float, 1> &f, const array_view<float, 1> &g, const array_view<float, 1> &h) {
  parallel_for_each(where, extent<1>(256), [=](index<1> i) restrict(amp) {
    if (i[0] < 0) // never true; the uses capture the views
      a[i] = b[i] + c[i] + d[i] + e[i] + f[i] + g[i] + h[i];
  });
}

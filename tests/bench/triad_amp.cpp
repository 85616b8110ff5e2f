//===--- triad_amp.cpp - Triad and empty kernel in C++ AMP ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_triad(const accelerator_view &where, const array_view<float, 1> &a, const array_view<const float, 1> &b,
               const array_view<const float, 1> &c, float factor) {
  parallel_for_each(where, a.extent, [=](index<1> i) restrict(amp) {
    a[i] = b[i] + factor * c[i];
  });
}

void amp_empty(const accelerator_view &where, const array_view<float, 1> &a, const array_view<float, 1> &b,
               const array_view<float, 1> &c, const array_view<float, 1> &d) {
  parallel_for_each(where, extent<1>(256), [=](index<1> i) restrict(amp) {
    if (i[0] < 0) // never true; the uses capture the views
      a[i] = b[i] + c[i] + d[i];
  });
}

// A header whose kernel moves.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once
#include <amp.h>

inline void scale(concurrency::array_view<int> v, int factor) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    const int old = v[i];
    v[i] = old * factor;
  });
}
constexpr int line_in_header = __LINE__;

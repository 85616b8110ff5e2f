// A header with the same file name as rows/host/fill.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

inline void fill(concurrency::array_view<int, 2> v, int first) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<2> i) restrict(amp) { v[i] = i[1] + first; });
}

template <typename T> void raise(concurrency::array_view<T, 2> v, T by) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<2> i) restrict(amp) { v[i] += by; });
}

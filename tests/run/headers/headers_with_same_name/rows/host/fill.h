// A header with the same file name as columns/device/fill.h.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

inline void fill(concurrency::array_view<int, 2> v) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<2> i) restrict(amp) { v[i] = i[0]; });
}

template <typename T> void raise(concurrency::array_view<T, 2> v) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<2> i) restrict(amp) { v[i] += 100; });
}

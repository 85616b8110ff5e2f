// Code of the preview that has no equivalent in C++ AMP 1.2.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --amp-preview %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

using namespace concurrency;

void blur(array_view<float, 2> v) {
  tiled_grid<8, 8> inner(index<2>(1, 1), v.grid.extent);
  // CHECK: preview-errors.cpp:[[#@LINE-1]]:20: error: no matching constructor for initialization of 'tiled_extent<8, 8>'
  parallel_for_each(inner, [=](tiled_index<8, 8> i) restrict(direct3d) { v[i.global] = 0; });
}

void fill(array_view<float, 1>) {}
void fill(array_view<writeonly<float>, 1>) {}
// CHECK: preview-errors.cpp:[[#@LINE-1]]:6: error: 'fill' has the parameters of another overload, because 'array_view<writeonly<T>, N>' becomes 'array_view<T, N>'; rename or remove one of them
// CHECK: preview-errors.cpp:[[#@LINE-3]]:6: note: the other overload is here

template <int N> int last(index<N> i) { return i.y; }
// CHECK: preview-errors.cpp:[[#@LINE-1]]:50: error: no member named 'y' in 'concurrency::index<2>'
int use() { return last(index<2>()) + last(index<3>()); }
// CHECK: errors generated

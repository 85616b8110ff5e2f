// The type of a captured variable begins in the argument of a macro invocation and ends after it.
// The data member has the whole text, with the invocation.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17
// RUN: %expect
// RUN: %builds

#include <amp.h>

#define SAME(...) __VA_ARGS__
#define AFTER(x, ...) const int x = 3; __VA_ARGS__

void fill(SAME(concurrency)::array_view<int, 2> v, concurrency::SAME(array_view)<int, SAME(2)> w)
{
    // CHECK:    SAME(concurrency)::array_view<int, 2> v;
    // CHECK:    concurrency::SAME(array_view)<int, SAME(2)> w;
    // CHECK:    concurrency::extent<1> size;
    // CHECK:    const int length = 3; concurrency::extent<1> size(length);
    AFTER(length, concurrency)::extent<1> size(length);
    concurrency::parallel_for_each(v.extent, [=](concurrency::index<2> i) restrict(amp) { v[i] = w[i] + size[0]; });
}

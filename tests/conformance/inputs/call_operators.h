// A header with call operators of two return types, which a source may launch.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

template <typename T> struct scaled
{
    T operator()(T x) const { return x * 2; }
    double operator()(T x) const restrict(amp) { return x * 4.0; }
};

struct filled
{
    explicit filled(const concurrency::array_view<int> &v) : v(v) {}
    int operator()(concurrency::index<1> i) const { return i[0] + 100; }
    void operator()(concurrency::index<1> i) const restrict(amp) { v[i] = i[0] + 1; }
    concurrency::array_view<int> v;
};

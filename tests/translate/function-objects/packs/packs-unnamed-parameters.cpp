// A kernel that captures a parameter pack passes its parameters on, so unnamed ones get a name.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17
// RUN: %expect
// RUN: %builds

#include <amp.h>

using namespace concurrency;

template <typename F, typename... A>
void call(array_view<int, 1> out, F f, A... a)
{
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { out[0] = f(a...); });
    parallel_for_each(extent<1>(4).tile<4>(), [=](tiled_index<4>) restrict(amp) { out[0] = f(a...); });
}
// CHECK:    __host__ __device__ void operator()(concurrency::index<1> argument) const { return a.unpack(*this, argument); }
// CHECK:    __host__ __device__ void unpacked(concurrency::index<1>, const A &...a) const { out[0] = f(a...); }
// CHECK:    __host__ __device__ void operator()(tiled_index<4> argument_2) const { return a.unpack(*this, argument_2); }

struct add
{
    int operator()(int x, int y) const restrict(amp) { return x + y; }
};

void use(array_view<int, 1> v) { call(v, add(), 1, 2); }

// A macro that begins a kernel contains other macros, with comments in their definitions.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds

#include <amp.h>
using namespace concurrency;

#define DEVICE restrict(amp)
#define SIDE 4 /* cells per side */
#define CELLS (SIDE * SIDE) // all
#define LAUNCH(n, i) parallel_for_each(extent<1>(n), [=](index<1> i##_) DEVICE { const int i = i##_[0];
#define LAUNCH_END });

// CHECK: struct number_kernel
// CHECK: __host__ __device__ void operator()(concurrency::index<1> i_) const { const int i = i_[0];
// CHECK-NEXT: v[i] = i;
void number(array_view<int> v)
{
    LAUNCH(CELLS, i)
        v[i] = i;
    LAUNCH_END
}
// CHECK: parallel_for_each(extent<1>((4 * 4)), number_kernel{v});

// Captured variables and members of base classes whose types depend on template parameters. The
// loops exist only for types with which no element waits and each thread has the same number.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds

#include <amp.h>
using namespace concurrency;

// Only the container must be known: no barrier depends on the number.
template <typename View>
void kernel_1(View out, array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int part[8];
        part[t.local[0]] = v[t];
        t.barrier.wait();
        out[t] = part[7 - t.local[0]];
    });
}
// CHECK-LABEL: struct kernel_1_kernel
// CHECK: amp2hip_tile::rank == 1 &&
// CHECK-NEXT: amp2hip::is_container<decltype((std::declval<const amp2hip_kernel &>().out))> &&
// CHECK-NEXT: amp2hip::can_keep<amp2hip_tile>, int> = 0>

template <typename T>
struct base
{
    array_view<T, 1> values;
    int count;
    int other;
};
template <typename T>
struct kernel_2 : base<T>
{
    explicit kernel_2(const base<T> &b) : base<T>(b) {}
    void operator()(tiled_index<8> t) const restrict(amp)
    {
        int sum = this->other;
        for (int i = 0; i < this->count; ++i)
        {
            t.barrier.wait();
            sum += this->values[0];
        }
        this->values[t] = sum;
    }
};
// CHECK-LABEL: struct kernel_2
// CHECK: amp2hip_tile::rank == 1 &&
// CHECK-NEXT: amp2hip::is_container<decltype((std::declval<const amp2hip_kernel &>().values))> &&
// CHECK-NEXT: amp2hip::is_number<decltype((std::declval<const amp2hip_kernel &>().other))> &&
// CHECK-NEXT: amp2hip::is_number<decltype((std::declval<const amp2hip_kernel &>().count))> &&
// CHECK-NEXT: amp2hip::can_keep<amp2hip_tile, int>, int> = 0>

// The number of iterations is an element of a member: this kernel keeps fibers.
template <typename T>
struct kernel_3 : base<T>
{
    explicit kernel_3(const base<T> &b) : base<T>(b) {}
    void operator()(tiled_index<8> t) const restrict(amp)
    {
        for (int i = 0; i < this->values[0]; ++i)
            t.barrier.wait();
    }
};
// CHECK-LABEL: struct kernel_3
// CHECK-NOT: amp2hip_run_tile
// CHECK-LABEL: void launches(

void launches(array_view<int, 1> v)
{
    kernel_1(v, v);
    base<int> b = {v, 1, 2};
    parallel_for_each(v.extent.tile<8>(), kernel_2<int>(b));
    parallel_for_each(v.extent.tile<8>(), kernel_3<int>(b));
}

// Kernels that are classes: a local class, which moves out of its function, and a class with several
// call operators, of which a launch can run only one.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2> %t.txt
// RUN: %code %t.hip | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK --implicit-check-not remark: %s < %t.txt
// RUN: %builds

#include <amp.h>
using namespace concurrency;

template <int N>
void launch_1(array_view<int, 1> v)
{
    struct kernel_1
    {
        array_view<int, 1> v;
        // REMARK: [[@LINE+1]]:14: remark: kernel runs as loops
        void operator()(tiled_index<N> t) const restrict(amp)
        {
            int own = v[t];
            t.barrier.wait();
            v[t.global] = own + 1;
        }
    };
    kernel_1 k = {v};
    parallel_for_each(v.extent.tile<N>(), k);
}
void launch_1_of_8(array_view<int, 1> v) { launch_1<8>(v); }
// CHECK: struct launch_1_local
// CHECK: struct kernel_1
// CHECK: std::enable_if_t<std::is_same<amp2hip_kernel, kernel_1>::value &&
// CHECK-NEXT: amp2hip::is_index_of<amp2hip_tile, tiled_index<N>> &&
// CHECK: void amp2hip_run_tile(
// CHECK-LABEL: void launch_1(

struct kernel_2
{
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
    // REMARK: [[@LINE+1]]:10: remark: kernel runs as loops
    void operator()(tiled_index<8> t) const restrict(amp)
    {
        int own = v[t];
        t.barrier.wait();
        v[t.global] = own + 8;
    }
    // REMARK: [[@LINE+1]]:10: remark: kernel runs as loops
    void operator()(const tiled_index<16> &t) const restrict(amp)
    {
        int own = v[t];
        t.barrier.wait();
        v[t.global] = own + 16;
    }
};
// CHECK-LABEL: struct kernel_2
// CHECK: amp2hip::is_index_of<amp2hip_tile, tiled_index<8>> &&
// CHECK: v[t.global] = own + 8;
// CHECK: amp2hip::is_index_of<amp2hip_tile, tiled_index<16>> &&
// CHECK: v[t.global] = own + 16;
// CHECK-LABEL: struct kernel_3

// A template may be called instead.
struct kernel_3
{
    array_view<int, 1> v;
    template <typename T>
    void operator()(T &&t) const restrict(amp) { v[t.global] = 0; }
    // REMARK: [[@LINE+1]]:10: remark: kernel runs each thread of a tile on a fiber
    void operator()(const tiled_index<8> &t) const restrict(amp)
    {
        int own = v[t];
        t.barrier.wait();
        v[t.global] = own + 8;
    }
};
void launches(array_view<int, 1> v)
{
    parallel_for_each(v.extent, kernel_2{v});
    parallel_for_each(v.extent.tile<8>(), kernel_2{v});
    parallel_for_each(v.extent.tile<16>(), kernel_2{v});
    parallel_for_each(v.extent.tile<8>(), kernel_3{v});
}

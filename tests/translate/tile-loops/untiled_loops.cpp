// With --optimize=coarsen-untiled, untiled kernels describe their loops.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --optimize=coarsen-untiled
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds
// RUN: %amp2hip %s -o %t.off.hip
// RUN: %code %t.off.hip | FileCheck --check-prefix NONE %s
// NONE-NOT: amp2hip_loops

#include <amp.h>
using namespace concurrency;

struct pair_of_views { array_view<int, 2> a, b; };
struct scale { float x, y; };

int iterations(float x, float y, int most) restrict(amp)
{
    int count = 0;
    for (float u = x, v = y; u * u + v * v < 4.0f && count < most; ++count) {
        const float next = u * u - v * v + x;
        v = 2.0f * u * v + y;
        u = next;
    }
    return count;
}

int sum_of_row(array_view<int, 2> a, int row) restrict(amp)
{
    int sum = 0;
    for (int k = 0; k < a.get_extent()[1]; ++k)
        sum += a(row, k);
    return sum;
}

void kernels(array_view<int, 2> a, array_view<int, 2> b, array<int, 2>& c, int n, scale s)
{
    // CHECK-LABEL: struct kernels_kernel{{$}}
    // CHECK: static constexpr amp2hip::kernel_loops amp2hip_loops = amp2hip::kernel_loops::constant;
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) {
        int sum = 0;
        for (int y = -1; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                sum += b(i[0] + y, i[1] + x);
        a[i] = sum;
    });
    // CHECK-LABEL: struct kernels_kernel_2{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: sum += b
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) {
        int sum = 0;
        for (int k = 0; k < 64; ++k)
            sum += b(i[0], k);
        a[i] = sum;
    });
    // Only the called function has a loop.
    // CHECK-LABEL: struct kernels_kernel_3{{$}}
    // CHECK: amp2hip_loops = amp2hip::kernel_loops::computing;
    parallel_for_each(c.extent, [=, &c](index<2> i) restrict(amp) {
        c[i] = iterations(s.x * i[1], s.y * i[0], n);
    });
    // A loop of unknown length that reads elements, also in a function or by an aggregate.
    // CHECK-LABEL: struct kernels_kernel_4{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: sum_of_row
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) { a[i] = sum_of_row(b, i[0]); });
    const pair_of_views both = {a, b};
    // CHECK-LABEL: struct kernels_kernel_5{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: both.b
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) {
        for (int k = 0; k < n; ++k)
            a[i] = both.b(i[0], k);
    });
    // CHECK-LABEL: struct kernels_kernel_6{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: a[i] +=
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) {
        for (int k = 0; k < n; ++k)
            a[i] += k;
    });
    // Tiled kernels have other functions.
    // CHECK-LABEL: struct kernels_kernel_7{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: t.global
    parallel_for_each(a.extent.tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) { a[t.global] = n; });
}

// The length of the loop depends on the instance.
template <int N>
void in_template(array_view<int> a)
{
    // CHECK-LABEL: struct in_template_kernel{{$}}
    // CHECK-NOT: amp2hip_loops
    // CHECK: sum
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) {
        int sum = 0;
        for (int k = 0; k < N; ++k)
            sum += a[k];
        a[i] = sum;
    });
}
template void in_template<4>(array_view<int>);

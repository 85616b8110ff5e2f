// Overloads may have disjoint restrictions, or different parameters. L-2.3.2-a, L-2.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int f(int) restrict(cpu) { return 1; }
int f(int) restrict(amp) { return 2; }
int f(float) restrict(cpu, amp) { return 3; }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = f(1.0f);
    });
    v.synchronize();
    return data[0] == 2 && data[1] == 3 && f(1) == 1 ? 0 : 1;
}

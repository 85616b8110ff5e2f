// Types of amp functions, and pointers to cpu functions, are allowed. L-2.3.1-a, L-2.4.3.7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <algorithm>
#include <amp.h>
using namespace concurrency;

typedef int kernel_function(int) restrict(amp);
int less(int a, int b) restrict(cpu, amp) { return a < b; }
int (*pointer)(int, int) = less;
int (&reference)(int, int) restrict(cpu) = less;

int main()
{
    int data[3] = {3, 1, 2};
    std::sort(data, data + 3, less);
    array_view<int, 1> v(3, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += less(1, 2); });
    v.synchronize();
    return data[0] == 2 && pointer(1, 2) == 1 && reference(2, 1) == 0 ? 0 : 1;
}

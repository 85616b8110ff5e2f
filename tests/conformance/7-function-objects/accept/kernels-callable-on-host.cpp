// Host code may also call a cpu,amp kernel lambda as a function.
//
// accept: P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    auto kernel = [=](index<1> i) restrict(cpu, amp) { v[i] += i[0] + 1; };
    parallel_for_each(v.extent, kernel);
    for (int k = 0; k < 3; ++k)
        kernel(index<1>(k));
    for (int k = 0; k < 3; ++k)
        check("element", v[k], 2 * (k + 1));
    return failures;
}

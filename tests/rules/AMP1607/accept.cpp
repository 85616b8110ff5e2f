// Mutable lambdas inside a kernel, and kernels that change local variables.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int main()
{
    int data[2] = {}, n = 3;
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int m = n;
        auto next = [m]() mutable { return ++m; };
        v[i] = next() + next();
    });
    v.synchronize();
    return data[1] == 9 ? 0 : 1;
}

// A function that is declared by a typedef of a function type has the restrictions of the type. L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

typedef int function(int) restrict(cpu);
function f;
int f(int x) { return x + 1; }
typedef int kernel_function(int) restrict(amp);
kernel_function (g);
int g(int x) restrict(amp) { return x + 1; }

int main()
{
    int n = f(1);
    array_view<int, 1> v(1, &n);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(v[i]); });
    v.synchronize();
    return n == 3 ? 0 : 1;
}

// Types of functions and of pointers to functions may have a restriction specifier after the parameter list. L-2.1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

typedef float F(int) restrict(cpu);
float half(int x) { return x / 2.0f; }

int main()
{
    F *a = half;
    float (*b)(int) restrict(cpu) = a;
    float data[1] = {b(3)};
    array_view<float, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    v.synchronize();
    return data[0] == 3 ? 0 : 1;
}

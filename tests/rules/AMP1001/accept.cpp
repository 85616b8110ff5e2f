// Names of restrictions have their meaning only inside a restriction specifier; elsewhere they are ordinary names.
// L-2.1-c, L-2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int restrict(int cpu, int amp) restrict(cpu, amp) { return cpu - amp; }

int main()
{
    int amp = 0, cpu = 2;
    array_view<int, 1> v(1, &amp);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) restrict(amp) { v[i] = restrict(cpu, 1); });
    v.synchronize();
    return restrict(amp, 1);
}

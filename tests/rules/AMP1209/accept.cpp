// Cpu code next to a kernel may use classes with bit-fields. L-2.4.1.3-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct flags
{
    unsigned low : 4;
    unsigned high : 28;
};
int f(int x) restrict(amp) { return x & 15; }
int cpu(flags s) { return s.low; }

int main()
{
    flags s = {3, 5};
    int data[2] = {0x13, 2};
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == cpu(s) ? 0 : 1;
}

// --amp-long=32 writes int for long in amp code. L-2.4.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-long=32 %s -o %t.hip && %code %t.hip | FileCheck %s
// RUN: %amp2hip --amp-long=32 %s -o %t.quiet 2>&1 | count 0

#include <amp.h>
using namespace concurrency;

typedef unsigned long word;

// CHECK: int twice(unsigned int x)
long twice(unsigned long x) restrict(amp)
{
    word y = 0x80000000UL; // CHECK: unsigned int y = 0x80000000U;
    unsigned long int z = x; // CHECK: unsigned int z = x;
    const long w = 5000000000L > x; // CHECK: const int w = 5000000000L > x;
    return long(y * 2 + z) + sizeof(long) + w; // CHECK: return int(y * 2 + z) + sizeof(int) + w;
}

long cpu_code(long x) { return x; } // CHECK: long cpu_code(long x)

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = twice(1); });
    v.synchronize();
    return data[0] == 6 && cpu_code(1) ? 0 : 1;
}

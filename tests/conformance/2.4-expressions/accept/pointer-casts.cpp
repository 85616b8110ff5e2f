// Amp code may cast pointers to other pointer types, to void pointers and to bool.
//
// accept: L-2.4.3.6-b, L-2.4.3.6-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

unsigned bits(float *p) restrict(cpu, amp)
{
    unsigned *u = reinterpret_cast<unsigned *>(p);
    return *u;
}
int work() restrict(cpu, amp)
{
    float f = 2.0f;
    const float *cf = &f;
    int n = int(bits(&f) >> 24);
    n += static_cast<bool>(cf) ? 1000 : 0;
    n += (bool)cf ? 2000 : 0;
    void *raw = &f;
    float *back = static_cast<float *>(raw);
    *back += 1.5f;
    n += (int)f + static_cast<int>(3.9);
    int *ip = (int *)raw;
    return n + (*ip != 0);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 0x40 + 3000 + 3 + 3 + 1);
    check("host", work(), 3071);
    return failures;
}

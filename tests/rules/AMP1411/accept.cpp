// Null pointers, conversions of pointers to bool, and casts between pointer types. L-2.4.3.6-b, L-2.4.3.6-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

template <typename To, typename From> To as(From x) restrict(cpu, amp) { return (To)x; }

int f(int x) restrict(cpu, amp)
{
    float y = float(x);
    int *p = &x;
    int *q = 0, *r = (int *)0, *s = nullptr;
    int bits = *reinterpret_cast<int *>(&y);
    float *back = reinterpret_cast<float *>(&bits);
    void *v = p;
    int n = *static_cast<int *>(v) + int(*back) + as<int>(y);
    if (p && !q && r == nullptr && !s && (bool)p && static_cast<bool>(p))
        ++n;
    return n + int(p - &x);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[1] == 7 ? 0 : 1;
}

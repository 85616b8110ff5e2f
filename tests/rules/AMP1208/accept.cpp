// Members at offsets that are multiples of 4 bytes. L-2.4.1.3-l, L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct empty
{
};
struct spaced : empty
{
    bool a;
    int b;
    bool c;
};
struct aligned
{
    bool a;
    alignas(4) bool b;
};

int f(spaced s, aligned t) restrict(amp) { return s.a + s.b + s.c + t.b; }

int main()
{
    int data[4] = {};
    array_view<int, 1> v(4, data);
    bool a = true, b = true;
    int n = 3;
    spaced s;
    s.a = true, s.b = 4, s.c = true;
    aligned t = {true, true};
    parallel_for_each(v.extent, [v, a, n, b, s, t](index<1> i) restrict(amp) { v[i] = a + n + b + f(s, t); });
    v.synchronize();
    return data[3] == 12 ? 0 : 1;
}

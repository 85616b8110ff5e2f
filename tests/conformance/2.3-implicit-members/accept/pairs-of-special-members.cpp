// Implicit members of nested classes call the special members of the code's restriction.
//
// accept: L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct M {
    int x;
    M() restrict(cpu) : x(1) {}
    M() restrict(amp) : x(2) {}
    M(const M& o) restrict(cpu) : x(o.x + 10) {}
    M(const M& o) restrict(amp) : x(o.x + 20) {}
    M& operator=(const M& o) restrict(cpu) { x = o.x + 100; return *this; }
    M& operator=(const M& o) restrict(amp) { x = o.x + 200; return *this; }
    ~M() restrict(cpu, amp) {}
};
struct W { M a; M b[2]; };
struct Z : W { int k = 5; M c; };
int test() restrict(cpu, amp)
{
    Z z;
    int r = z.a.x + z.b[1].x * 10 + z.c.x * 100;
    Z y = z;
    r += (y.b[0].x + y.a.x) * 1000;
    z = y;
    return r + z.b[1].x * 100000;
}
int main()
{
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
    v.synchronize();
    if (test() != 111 + 22 * 1000 + 111 * 100000) return 1;
    return out == 222 + 44 * 1000 + 222 * 100000 ? 0 : 2;
}

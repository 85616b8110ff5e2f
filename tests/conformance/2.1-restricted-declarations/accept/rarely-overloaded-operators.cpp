// Comma, address-of, arrow and pointer-to-member operators can be cpu,amp functions.
//
// accept: L-2.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
    int x;
    V& operator++() restrict(amp, cpu) { ++x; return *this; }
    V operator++(int) restrict(amp, cpu) { V t = *this; x += 10; return t; }
    V operator,(V o) const restrict(amp, cpu) { return V{x * 100 + o.x}; }
    int operator->*(int V::*p) const restrict(amp, cpu) { return this->*p + 1000; }
    V* operator->() restrict(amp, cpu) { return this; }
    V& operator*() restrict(amp, cpu) { return *this; }
    V* operator&() restrict(cpu, amp) { x += 7; return this; }
    friend V operator~(V v) restrict(amp, cpu) { return V{-v.x}; }
    friend bool operator&&(V a, V b) restrict(amp, cpu) { return a.x > b.x; }
    int operator[](V k) const& restrict(amp, cpu) { return k.x; }
    int operator[](V k) && restrict(amp, cpu) { return -k.x; }
    V& operator<<=(int n) restrict(amp, cpu) { x <<= n; return *this; }
};
int test() restrict(amp, cpu)
{
    V a{1}, b{2};
    ++a; a++;
    if (a.x != 12) return 1;
    if ((a, b).x != 1202) return 2;
    if ((a->*&V::x) != 1012) return 3;
    if (a->x != 12 || (*a).x != 12) return 4;
    (&a)->x += 1;
    if (a.x != 20) return 5;
    if ((~a).x != -20) return 6;
    if (!(a && b) || (b && a)) return 7;
    if (a[b] != 2 || V{5}[b] != -2) return 8;
    (a <<= 1) <<= 1;
    return a.x == 80 ? 0 : 9;
}
int main()
{
    int out = -1;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
    v.synchronize();
    return out ? out : test() ? 20 + test() : 0;
}

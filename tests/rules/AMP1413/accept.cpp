// Amp code may use pointers to data members. L-2.4.3.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct s
{
    int n, m;
    int get() const { return n; }
};

template <int s::*M> int read(const s &o) restrict(cpu, amp) { return o.*M; }

int f(int x) restrict(cpu, amp)
{
    s o = {x, x + 1};
    s *p = &o;
    int s::*a = &s::n;
    int s::*b = x > 2 ? a : &s::m;
    return o.*a + p->*b + read<&s::m>(o);
}
int host(int (s::*g)() const) { return (s{3, 4}.*g)(); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 5 && host(&s::get) == 3 ? 0 : 1;
}

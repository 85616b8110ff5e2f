// Amp code may call members that are chosen at compile time; cpu code may use virtual functions. L-2.4.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

template <typename Derived> struct shape
{
    int n;
    int sides() const restrict(cpu, amp) { return static_cast<const Derived *>(this)->corners() + n; }
};
struct square : shape<square>
{
    int corners() const restrict(cpu, amp) { return 4; }
};
struct base
{
    virtual ~base() {}
    virtual int f() { return 1; }
};
int f(int x) restrict(cpu, amp)
{
    square s;
    s.n = x;
    return s.sides();
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 5 && base().f() == 1 ? 0 : 1;
}

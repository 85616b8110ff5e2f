// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>

namespace hdr {
struct S
{
    int v;
    S(int a) : v(a) {}
    S(float a) restrict(amp) : v((int)a + 100) {}
    template <class T> S(T *p, int k) restrict(amp);
    S(int *p, long k) : v(*p - (int)k) {}
};
template <class T> S::S(T *p, int k) restrict(amp) : v(*p + k) {}
struct defined_elsewhere
{
    int v;
    defined_elsewhere(int x);
    defined_elsewhere(float x) restrict(amp);
};
template <class T> struct box
{
    T t;
    box(T a) : t(a) {}
    box(T a, T b = 50) restrict(amp) : t(a + b) {}
};
// No call suits both.
struct counted
{
    int v;
    counted(int a) : v(a) {}
    counted(int a, int b) restrict(amp) : v(a * b) {}
};
// The constructor of both restrictions is the cpu code's.
struct shared
{
    int v;
    shared(int a) restrict(cpu, amp) : v(a) {}
    shared(float a) restrict(amp) : v((int)a + 100) {}
};
inline int in_header(int x) restrict(cpu, amp)
{
    S a(x), b{x}, c = x, d = S(x);
    return a.v + b.v + c.v + d.v;
}
template <class T> int in_template(T x) restrict(cpu, amp)
{
    S a(3);
    S b(x);
    box<T> c(x);
    return a.v + b.v + c.t;
}
} // namespace hdr

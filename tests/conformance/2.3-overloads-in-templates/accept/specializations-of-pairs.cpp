// Explicit specializations of templates that differ only in restriction can appear in any order.
//
// accept: L-2.1.1-o, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> int f(T) restrict(cpu) { return 1; }
template <typename T> int f(T) restrict(amp) { return 2; }
template <> int f<float>(float) restrict(amp) { return 20; }
template <> int f<float>(float) restrict(cpu) { return 10; }
template <> int f(double) restrict(amp);
template <> int f(double x) restrict(cpu);
template <> int f(double y) restrict(cpu) { return int(y) + 10; }
template <> int f(double) restrict(amp) { return 22; }
template <> int f(unsigned) restrict(amp) { return 33; }
template <> int f<int *>(int *) restrict(cpu) { return 44; }

struct members
{
    template <int N> int m(int x) const restrict(cpu) { return x + N; }
    template <int N> int m(int x) const restrict(amp) { return x - N; }
    template <typename T> static T s(T x) restrict(cpu) { return x; }
    template <typename T> static T s(T x) restrict(amp) { return -x; }
};
template <> int members::m<3>(int x) const restrict(amp) { return 300 + x; }
template <> int members::m<3>(int x) const restrict(cpu) { return 200 + x; }
template <> int members::s(int) restrict(amp) { return 7; }
template <> int members::s(int) restrict(cpu) { return 8; }

namespace space
{
template <typename T> void g(T &x) restrict(amp) { x = 5; }
template <typename T> void g(T &x) restrict(cpu) { x = 6; }
template <> void g(int &x) restrict(amp) { x = 50; }
template <> void g(int &x) restrict(cpu) { x = 60; }
} // namespace space

template <typename T> int both(T t) restrict(cpu, amp) { return f(t); }

int main()
{
    int out[12] = {};
    array_view<int, 1> v(12, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = f(1);
        v[1] = f(1.f);
        v[2] = f(1.0);
        v[3] = f(1u);
        v[4] = both(1.f);
        v[5] = both(1.0);
        v[6] = both(1u);
        v[7] = members().m<3>(1);
        v[8] = members().m<4>(1);
        v[9] = members::s(1);
        int i;
        space::g(i);
        v[10] = i;
        float x;
        space::g(x);
        v[11] = int(x);
    });
    v.synchronize();
    const int expected[] = {2, 20, 22, 33, 20, 22, 33, 301, -3, 7, 50, 5};
    for (int i = 0; i < 12; ++i)
        check("amp", out[i], expected[i]);
    int i;
    space::g(i);
    float x;
    space::g(x);
    check("the template", f(1), 1);
    check("amp first", f(1.f), 10);
    check("declared first", f(1.0), 11);
    check("for amp alone", f(1u), 1);
    check("for the cpu alone", f(&i), 44);
    check("from both, amp first", both(1.f), 10);
    check("from both, declared first", both(1.0), 11);
    check("from both, for amp alone", both(1u), 1);
    check("member", members().m<3>(1), 201);
    check("member template", members().m<4>(1), 5);
    check("static member", members::s(1), 8);
    check("in a namespace", i, 60);
    check("its template", x, 6);
    return failures;
}

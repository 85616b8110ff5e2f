// restrict(cpu) can be part of the types of function tables, parameters and conversion functions.
//
// accept: L-2.1.1-r, L-2.1.1-s, L-2.1.1-u, L-2.1.1-v
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename R, typename... A> using pointer_to = R (*)(A...) restrict(cpu);
typedef int (*table[2])(int) restrict(cpu);

int inc(int x) { return x + 1; }
int dec(int x) { return x - 1; }
int apply(int f(int) restrict(cpu), int x) { return f(x); }
auto choose(bool up) restrict(cpu) -> int (*)(int) restrict(cpu) { return up ? inc : dec; }
auto trailing(int x) restrict(cpu) -> int { return x * 2; }
struct callable
{
    typedef int (*function)(int) restrict(cpu);
    operator function() const { return inc; }
    int (*member)(int) restrict(cpu);
};
template <typename T> struct is_function
{
    static const int value = 0;
};
template <typename R, typename A> struct is_function<R(A) restrict(cpu)>
{
    static const int value = 1;
};

int main()
{
    table t = {inc, dec};
    pointer_to<int, int> p = trailing;
    int (**pp)(int) restrict(cpu) = &t[1];
    auto (*q)(int) restrict(cpu) -> int = inc;
    callable c = {dec};
    check("table", t[0](1) + (*pp)(1), 2);
    check("alias template", p(4), 8);
    check("parameter", apply(dec, 5), 4);
    check("returned", choose(true)(1) * 10 + choose(false)(1), 20);
    check("conversion", c(1) + c.member(1), 2);
    check("trailing", q(6), 7);
    check("specialization", is_function<int(int)>::value + is_function<int>::value, 1);
    const int n = 3;
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
    check("kernel", v[0], 3);
    return failures;
}

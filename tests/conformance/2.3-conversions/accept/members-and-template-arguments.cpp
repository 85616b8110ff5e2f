// A cpu,amp function or member can be a cpu template argument or initialize a cpu member pointer.
//
// accept: L-2.3.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct point
{
    int x;
    int get() const restrict(cpu, amp) { return x; }
};
int inc(int n) restrict(amp, cpu) { return n + 1; }
template <int (*F)(int)> int call(int n) { return F(n); }

int main()
{
    int (point::*pm)() const = &point::get;
    point p = {6};
    check("member", (p.*pm)(), 6);
    check("template argument", call<inc>(6), 7);
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = inc(p.get()); });
    check("kernel", v[0], 7);
    return failures;
}

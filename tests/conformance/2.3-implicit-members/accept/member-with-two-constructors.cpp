// A member with cpu and amp special members gives its class cpu,amp implicit members.
//
// accept: L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct m
{
    int n;
    m() : n(1) {}
    m() restrict(amp) : n(2) {}
    m(const m &o) : n(o.n + 10) {}
    m(const m &o) restrict(amp) : n(o.n + 20) {}
    m &operator=(const m &o)
    {
        n = o.n + 100;
        return *this;
    }
    m &operator=(const m &o) restrict(amp)
    {
        n = o.n + 200;
        return *this;
    }
    ~m() restrict(cpu, amp) {}
};
struct w
{
    m member;
};
struct d : m
{
    int extra = 5;
};

int work() restrict(cpu, amp)
{
    w a, b(a);
    a = b;
    d x;
    d y = x;
    return a.member.n * 1000 + y.n * 10 + y.extra;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 222225);
    check("host", work(), 111115);
    return failures;
}

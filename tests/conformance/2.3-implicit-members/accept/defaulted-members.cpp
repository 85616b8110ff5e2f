// Defaulted members have the written restrictions, or else those that their members allow.
//
// accept: L-2.3.2-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct part
{
    int n = 4;
    part() restrict(cpu, amp) {}
    part(const part &o) restrict(cpu, amp) : n(o.n + 1) {}
    part(part &&o) restrict(cpu, amp) : n(o.n + 100) {}
    part &operator=(const part &) restrict(cpu, amp) = default;
    ~part() restrict(cpu, amp) {}
};
struct whole
{
    part p;
    whole() = default;
    whole(const whole &) = default;
    whole(whole &&) = default;
    whole &operator=(const whole &) = default;
    ~whole() = default;
};

int moves() restrict(cpu, amp)
{
    whole a;
    whole b(a);
    whole c(static_cast<whole &&>(b));
    a = c;
    return a.p.n;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = moves(); });
    check("kernel", v[0], 105);
    check("host", moves(), 105);
    return failures;
}

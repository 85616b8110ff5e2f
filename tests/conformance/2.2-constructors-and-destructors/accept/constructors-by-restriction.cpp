// Constructors can be overloaded by restriction.
//
// accept: L-2.2.2-a, L-2.2.2-b, L-2.2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct tag
{
    int n;
    tag() { n = 1; }
    tag() restrict(amp) { n = 2; }
    tag(int k) restrict(amp) : n(k * 2) {}
    tag(int k) restrict(cpu) : n(k) {}
    ~tag() restrict(cpu, amp) {}
};
struct cpu_made
{
    int n;
    cpu_made() : n(5) {}
    ~cpu_made() restrict(cpu, amp) {}
};

int made(int k) restrict(cpu, amp)
{
    tag a, b(k);
    return a.n * 100 + b.n;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    cpu_made c;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        tag t(4);
        v[i] = made(30) * 100 + t.n + c.n;
    });
    check("kernel", v[0], 26013);
    check("host", made(30), 130);
    tag h(8);
    check("host object", h.n, 8);
    return failures;
}

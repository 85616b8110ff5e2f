// A restriction specifier precedes = default, = delete, override, final and = 0.
//
// accept: L-2.1.1-w
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base
{
    virtual ~base() {}
    virtual int number() const restrict(cpu) = 0;
    virtual int other() restrict(cpu) { return 1; }
};
struct derived : base
{
    int number() const restrict(cpu) override { return 17; }
    int other() restrict(cpu) final { return 2; }
};
struct value
{
    int n;
    value() restrict(cpu, amp) = default;
    explicit value(int x) restrict(cpu, amp) : n(x) {}
    value(const value &) restrict(cpu, amp) = default;
    value &operator=(const value &) restrict(cpu, amp) = default;
    ~value() restrict(cpu, amp) = default;
    value(double) restrict(cpu, amp) = delete;
};
int only_int(int x) restrict(cpu, amp) { return x; }
int only_int(float) restrict(cpu, amp) = delete;

int copied(int x) restrict(cpu, amp)
{
    value a(x), b;
    b = a;
    value c(b);
    return c.n + only_int(1);
}

int main()
{
    derived d;
    int n = d.number() + d.other();
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = copied(n); });
    check("kernel", v[0], 20);
    check("host", copied(1), 2);
    return failures;
}

// Inherited constructors keep the restrictions of the base class constructors.
//
// accept: L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base
{
    int n;
    base(int k) restrict(cpu) : n(k + 1) {}
    base(int k) restrict(amp) : n(k + 2) {}
    base(float f) restrict(cpu, amp) : n(int(f * 2)) {}
    ~base() restrict(cpu, amp) {}
};
struct derived : base
{
    using base::base;
    int extra = 100;
};

int made() restrict(cpu, amp) { return derived(10).n + derived(1.5f).n * 1000 + derived(0).extra; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = made(); });
    check("kernel", v[0], 3112);
    check("host", made(), 3111);
    return failures;
}

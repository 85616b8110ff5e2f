// Default member initializers call the overload of the code that constructs the object.
//
// accept: L-2.3.2-j, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int side() { return 1; }
int side() restrict(amp) { return 2; }

struct seeded
{
    int first = side();
    int second = side() * 10;
};
struct holder
{
    seeded s;
    int third;
    holder() restrict(cpu, amp) : third(side() * 100) {}
};

int sum() restrict(cpu, amp)
{
    seeded a;
    holder h;
    return a.first + a.second + h.third + h.s.first * 1000;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(); });
    check("kernel", v[0], 2222);
    check("host", sum(), 1111);
    return failures;
}

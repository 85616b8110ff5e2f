// Amp code computes with bool, int, unsigned, long, float and double of the host's sizes.
//
// accept: L-2.4.1.2-a, L-2.4.1.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct all
{
    bool b;
    int i;
    unsigned int u;
    long l;
    unsigned long ul;
    float f;
    double d;
};

all step(all a) restrict(cpu, amp)
{
    a.b = !a.b;
    a.i = -a.i;
    a.u = ~a.u;
    a.l = a.l * 2 - 1;
    a.ul = a.ul >> 1;
    a.f = a.f / 3;
    a.d = a.d / 3;
    return a;
}
void nothing() restrict(cpu, amp) {}

int main()
{
    all before = {false, 7, 0u, -20, 1000, 1.0f, 1.0};
    all data[1] = {before};
    int size_data[2] = {};
    array_view<all, 1> v(1, data);
    array_view<int, 1> sizes(2, size_data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        nothing();
        v[i] = step(v[i]);
        sizes[0] = int(sizeof(all));
        sizes[1] = int(sizeof(long) * 100 + sizeof(unsigned) * 10 + sizeof(bool));
    });
    all after = v[0], expected = step(before);
    check("bool", after.b, expected.b);
    check("int", after.i, -7);
    check("unsigned", after.u, 4294967295.0);
    check("long", after.l, -41);
    check("unsigned long", after.ul, 500);
    check("float", after.f, expected.f);
    check("double", after.d, expected.d);
    check("size", sizes[0], sizeof(all));
    check("sizes", sizes[1], sizeof(long) * 100 + 41);
    return failures;
}

// Implicit and explicit conversion functions can be restricted and overloaded by restriction.
//
// accept: L-2.1.1-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct fixed
{
    int raw;
    operator float() const restrict(cpu, amp) { return raw / 16.0f; }
    explicit operator bool() const restrict(amp, cpu) { return raw != 0; }
    explicit operator int() const restrict(cpu, amp);
};
fixed::operator int() const restrict(cpu, amp) { return raw >> 4; }

struct named
{
    int n;
    operator int() const restrict(amp) { return n + 1000; }
    operator int() const { return n; }
};

int main()
{
    float data[4] = {};
    array_view<float, 1> v(4, data);
    fixed f = {40};
    named m = {5};
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = f;
        if (f)
            v[1] = int(f);
        v[2] = f ? 1.0f : 2.0f;
        v[3] = float(int(m));
    });
    check("implicit", v[0], 2.5);
    check("explicit int", v[1], 2);
    check("explicit bool", v[2], 1);
    check("by restriction, kernel", v[3], 1005);
    check("by restriction, host", int(m), 5);
    return failures;
}

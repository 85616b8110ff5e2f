// Amp code must not copy or assign a class that has a member with cpu copy functions.
//
// reject: L-2.3.2-k, L-2.3.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct part
{
    int n;
    part() restrict(cpu, amp) : n(0) {}
    part(const part &o) : n(o.n) {}
    part &operator=(const part &o)
    {
        n = o.n;
        return *this;
    }
};
struct whole
{
    part p;
};

int foo() restrict(amp)
{
    whole a, b;
    b = a;      // ERROR
    whole c(a); // ERROR
    return c.p.n;
}

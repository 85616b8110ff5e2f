// Amp code must not default-construct a class that has a member or base with a cpu constructor.
//
// reject: L-2.3.2-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct counter
{
    int n;
    counter() : n(0) {}
};
struct holder
{
    counter c;
};
struct derived : counter
{
    int m;
};

int foo() restrict(amp)
{
    holder h;  // ERROR
    derived d; // ERROR
    return h.c.n + d.n;
}

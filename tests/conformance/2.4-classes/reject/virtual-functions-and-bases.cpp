// An amp function must not take a class with virtual functions or virtual bases.
//
// reject: L-2.4.1.3-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct polymorphic
{
    int n;
    virtual int id() { return n; }
};
struct base
{
    int n;
};
struct virtual_base : virtual base
{
    int m;
};

int f(polymorphic *p) restrict(amp) // ERROR
{
    return p->n;
}

int g(const virtual_base &v) restrict(amp) // ERROR
{
    return v.m;
}

// An amp member function must not be pure virtual or override an amp virtual function.
//
// reject: L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct base
{
    virtual ~base() {}
    virtual void g();
    virtual void f() restrict(amp) = 0; // ERROR
};
struct derived : base
{
    void f() restrict(amp); // ERROR
};

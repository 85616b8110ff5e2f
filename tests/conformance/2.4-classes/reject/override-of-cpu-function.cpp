// An amp function must not override a virtual cpu function.
//
// reject: L-2.2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct base
{
    virtual ~base() {}
    virtual int id() { return 1; }
};
struct derived : base
{
    int id() restrict(amp) override { return 2; } // ERROR
};

// `override` on a function whose restrictions differ from those of the virtual function. L-2.2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

struct base
{
    virtual ~base() {}
    virtual int id() { return 1; } // what is hidden
};
struct derived : base
{
    int id() restrict(amp) override { return 2; } // expected-error {{this function does not override the virtual function of a base class, because its parameters or restrictions differ [AMP1106]}}
};

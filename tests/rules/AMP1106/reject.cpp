// A function of other restrictions overrides nothing. L-2.2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

struct base
{
    virtual ~base() {}
    virtual int id() { return 1; } // expect-note@: the function of the base is declared here
};
struct derived : base
{
    int id() restrict(amp) override { return 2; } // expect-error@: 'id' is restrict(amp) and overrides no function: that of the base is restrict(cpu) [AMP1106]
};

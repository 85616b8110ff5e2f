// Amp code must not declare a variable of a class with a reference member to int.
//
// reject: L-2.4.1.3-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct wrapper
{
    int &r;
};

int f(int x) restrict(amp)
{
    wrapper w = {x}; // ERROR
    return w.r;
}

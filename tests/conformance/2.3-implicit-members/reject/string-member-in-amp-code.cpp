// Amp code must not have a variable of a class that has a string member.
//
// reject: L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <string>

struct named
{
    std::string name;
    int n = 0;
};
named on_the_host() { return named(); }

int foo() restrict(amp)
{
    named x; // ERROR-NEAR
    return x.n;
}

// Amp code must not declare a variable of a class with two adjacent bool members.
//
// reject: L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct two
{
    bool a;
    bool b;
};
struct one
{
    bool a;
    int b;
};

int f() restrict(amp)
{
    one x = {true, 1};
    two y = {true, false}; // ERROR
    return x.b;
}

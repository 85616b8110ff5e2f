// Amp code must not declare a variable of a class with a member in the tail padding of its base.
//
// reject: L-2.4.1.3-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct a
{
    a() restrict(cpu, amp) : x(0), b(false) {}
    int x;
    bool b;
};
struct b : a
{
    bool c;
};

int f() restrict(amp)
{
    a fine;
    b wrong; // ERROR
    return fine.x;
}

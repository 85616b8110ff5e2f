// Amp code must not declare an array of bool or of a class with one bool.
//
// reject: L-2.4.1.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct w
{
    bool b;
};

int f() restrict(amp)
{
    bool bs[8]; // ERROR
    w ws[2];    // ERROR
    int ok[8];
    // amp2hip reports the declarations, not the uses.
    return int(sizeof(bs) + sizeof bs[0] + sizeof(ws) + sizeof(ok));
}

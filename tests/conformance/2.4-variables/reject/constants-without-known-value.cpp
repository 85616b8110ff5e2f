// Amp code must not read a const variable that the compiler cannot evaluate.
//
// reject: L-2.4.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int runtime() { return 4; }
const int n = runtime();
extern const int elsewhere;
const int m = 4;

int f() restrict(amp)
{
    int x = n;             // ERROR
    return x + elsewhere + // ERROR
           m;
}

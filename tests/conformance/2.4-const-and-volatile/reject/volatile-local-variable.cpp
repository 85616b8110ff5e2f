// Amp code must not declare a volatile local variable.
//
// reject: L-2.4.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(amp)
{
    volatile int x; // ERROR
    int y = 0;
    return y;
}

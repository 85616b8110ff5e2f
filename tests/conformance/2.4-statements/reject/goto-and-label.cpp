// Amp code must not use goto.
//
// reject: L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
{
    int s = 0;
again: // ERROR-NEAR
    s += n--;
    if (n > 0)
        goto again; // ERROR
    return s;
}

// Amp code must not use new or delete expressions.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    int *p = new int(x); // ERROR
    int y = *p;
    delete p; // ERROR
    return y;
}

// Amp code must not contain a character or string literal.
//
// reject: L-2.4.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    if (x == 'a')  // ERROR
        return 1;
    int n = "text"[0]; // ERROR
    return n + L'w';   // ERROR
}

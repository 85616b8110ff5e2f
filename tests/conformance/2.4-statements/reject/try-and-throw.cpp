// Amp code must not contain try blocks or throw expressions.
//
// reject: L-2.4.3.7-i, E-12.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
{
    try // ERROR-NEAR
    {
        n += 1;
    }
    catch (...)
    {
        n = 0;
    }
    if (n < 0)
        throw n; // ERROR
    return n;
}

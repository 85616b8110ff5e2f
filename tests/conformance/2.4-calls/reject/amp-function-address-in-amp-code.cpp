// Amp code must not convert an amp function to a pointer.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int twice(int x) restrict(amp) { return x * 2; }

int f(int x) restrict(amp)
{
    auto p = twice;   // ERROR-NEAR
    return p(x);
}

int g(int x) restrict(amp) { return (twice)(x); }

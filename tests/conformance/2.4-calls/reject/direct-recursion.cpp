// An amp function must not call itself.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
{
    return n ? f(n - 1) + 1 : 0; // ERROR-NEAR
}

// Amp code must not take the address of a label or jump to it.
//
// reject: L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
{
    void *target = &&done; // ERROR-NEAR
    goto *target;          // ERROR-NEAR
done:
    return n;
}

// Amp code must not declare a local variable of type pointer to pointer.
//
// reject: L-2.4.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    int *p = &x;
    int **pp = &p; // ERROR
    return **pp;   // ERROR-NEAR
}

// Amp code must not use placement new or array new expressions.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <new>

int f(int x) restrict(amp)
{
    int storage = 0;
    int *p = new (&storage) int(x); // ERROR-NEAR
    return *p;
}

void g() restrict(cpu, amp)
{
    int *a = new int[4]; // ERROR-NEAR
    delete[] a;
}

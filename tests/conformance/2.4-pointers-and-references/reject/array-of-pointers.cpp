// Amp code must not declare an array of pointers.
//
// reject: L-2.4.1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x, int y) restrict(amp)
{
    int *a[2] = {&x, &y}; // ERROR
    return *a[0];
}

// Amp code must not declare a pointer to char or short.
//
// reject: L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    char *c = nullptr;        // ERROR
    const short *s = nullptr; // ERROR
    int *p = &x;
    return *p;
}

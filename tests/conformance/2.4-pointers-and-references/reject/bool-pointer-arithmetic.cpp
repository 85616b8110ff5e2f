// Amp code must not do arithmetic on pointers to bool.
//
// reject: L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(bool *p, const bool *q) restrict(amp)
{
    p++;            // ERROR
    --p;            // ERROR
    p += 2;         // ERROR
    bool a = p[1];  // ERROR
    bool b = *(p + 1); // ERROR
    long d = q - p;    // ERROR
    return a + b + int(d) + *p;
}

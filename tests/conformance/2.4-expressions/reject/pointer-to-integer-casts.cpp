// Amp code must not cast a pointer to an integer.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

long f(int *p) restrict(amp)
{
    long a = (long)p;                             // ERROR
    unsigned long b = reinterpret_cast<unsigned long>(p); // ERROR
    using address = unsigned long;
    b += address(p);                              // ERROR
    return a + long(b);
}

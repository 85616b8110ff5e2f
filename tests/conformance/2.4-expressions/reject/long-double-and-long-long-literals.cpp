// Amp code must not contain a long double or long long literal.
//
// reject: L-2.4.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

double f(int x) restrict(amp)
{
    double a = x + 1.0L;      // ERROR
    long b = 5000000000LL;    // ERROR
    unsigned long c = 1ULL;   // ERROR
    return a + double(b) + double(c) + 1.0f + 5000000000;
}

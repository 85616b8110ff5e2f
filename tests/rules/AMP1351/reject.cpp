// Literals of types that amp code does not have. L-2.4.3.1-a, L-2.4.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


double f(int x) restrict(amp)
{
    double a = x + 1.0L; // expect-error@: this literal, a number of 'long double', is none of amp code [AMP1351]
    long b = 5000000000LL; // expect-error@: this literal, a number of 'long long', is none of amp code; one 'L' makes it a long, which is as wide [AMP1351]
    unsigned long c = 1ULL; // expect-error@: this literal, a number of 'unsigned long long'
    if (x == 'a') // expect-error@: this literal, a character of 'char', is none of amp code (--amp-extensions=char allows it) [AMP1351]
        return "text"[0]; // expect-error@: this literal, a string of 'char'
    return a + double(b) + double(c) + L'w'; // expect-error@: this literal, a character of 'wchar_t'
}

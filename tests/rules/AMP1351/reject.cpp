// Literals of types that amp code does not support. L-2.4.3.1-a, L-2.4.3.1-b
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
    double a = x + 1.0L; // expected-error {{amp code cannot use a numeric literal of type 'long double' [AMP1351]}}
    long b = 5000000000LL; // expected-error {{amp code cannot use a numeric literal of type 'long long'; remove 'LL' from its suffix [AMP1351]}}
    unsigned long c = 1ULL; // expected-error {{amp code cannot use a numeric literal of type 'unsigned long long'}}
    if (x == 'a') // expected-error {{amp code cannot use a character literal of type 'char'; use an int (--amp-extensions=char allows it) [AMP1351]}}
        return "text"[0]; // expected-error {{amp code cannot use a string with characters of type 'char'}}
    return a + double(b) + double(c) + L'w'; // expected-error {{amp code cannot use a character literal of type 'wchar_t'}}
}

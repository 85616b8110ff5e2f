// Amp code declares, reads or writes a volatile object. L-2.4.1.1-a, L-2.4.1.1-b, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct s
{
    volatile int v;
    int n;
    int get() volatile restrict(amp); // expected-error {{member function 'get' cannot be volatile in amp code [AMP1211]}}
};
volatile int *f(int x) restrict(amp) // expected-error {{the result of 'f' has type 'volatile int *', but amp code cannot use volatile types}}
{
    volatile int local = x; // expected-error {{variable 'local' has type 'volatile int', but amp code cannot use volatile types; remove 'volatile' (--amp-extensions=volatile allows it) [AMP1211]}}
    const volatile int &reference = x; // expected-error {{variable 'reference' has type 'const volatile int &', but amp code cannot use volatile types}}
    x = static_cast<volatile int>(local); // expected-error {{this cast has type 'volatile int', but amp code cannot use volatile types}}
    return nullptr;
}
int g(const s &p) restrict(amp) { return p.v + p.n; } // expected-error {{amp code cannot access 'v', which is volatile}}

// Amp code uses new or delete, in every form. L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <new>

struct s
{
    int n;
};

int f(int x, s *q) restrict(amp)
{
    int *p = new int(x);   // expected-error {{cannot use new [AMP1410]}}
    int y = *p;
    delete p;              // expected-error {{cannot use delete [AMP1410]}}
    int *a = new int[4]{}; // expected-error {{cannot use new [AMP1410]}}
    delete[] a;            // expected-error {{cannot use delete [AMP1410]}}
    new (q) s{x};          // expected-error {{operator new}}
    return y;
}

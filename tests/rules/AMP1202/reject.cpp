// Pointers to types that amp code does not have, to pointers, and pointers as members or elements.
// L-2.4.1.3-a, L-2.4.1.3-b, L-2.4.1.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


void f(float **rows) restrict(amp); // expected-error {{parameter 'rows' has type 'float **', a pointer to a pointer, which amp code does not support}}
void g(int *&reference, float (*block)[4], const array<int, 1> *a) restrict(amp);
void h(int **&reference) restrict(amp); // expected-error {{a pointer to a pointer}}
void k(int *(*rows)[4]) restrict(amp); // expected-error {{a pointer to a pointer}}

int l(int x) restrict(amp)
{
    int *p = &x;
    int **pp = &p; // expected-error {{variable 'pp' has type 'int **', a pointer to a pointer}}
    int *ps[2] = {p, p}; // expected-error {{variable 'ps' has type 'int *', but a pointer can only be}}
    decltype(nullptr) none[2] = {}; // expected-error {{but a pointer can only be a local variable, parameter or return value; use an array_view or an index [AMP1202]}}
    return **pp + *ps[0] + (none[0] == nullptr);
}
void m(const char *text) restrict(amp); // expected-error {{whose pointee has type 'char'}}

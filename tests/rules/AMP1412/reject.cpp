// Casts that remove const have a warning; another error makes the translation fail. L-2.4.3.6-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void f(const int *p, const int &r) restrict(amp)
{
    int *a = const_cast<int *>(p); // expected-warning {{drops const, and writing through its result is undefined [AMP1412]}}
    int *b = (int *)p;             // expected-warning {{drops const, and writing through its result is undefined [AMP1412]}}
    int &c = const_cast<int &>(r); // expected-warning {{drops const, and writing through its result is undefined [AMP1412]}}
    float *d = (float *)p;         // expected-warning {{drops const, and writing through its result is undefined [AMP1412]}}
    *a = *b = c = int(*d);
    asm("");                       // expected-error {{[AMP1419]}}
}

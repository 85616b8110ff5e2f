// Arrays whose elements are not aligned to 4 bytes. L-2.4.1.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct wrapped
{
    bool b;
};

int f(int x) restrict(amp)
{
    bool flags[8]; // expected-error {{variable 'flags' has type 'bool[8]', an array whose elements are not aligned to 4 bytes; use an array of int}}
    wrapped more[2][2]; // expected-error {{variable 'more' has type 'wrapped[2][2]', an array whose elements are not aligned}}
    flags[0] = more[0][0].b = x;
    return flags[0];
}
void g(bool (&flags)[4]) restrict(amp); // expected-error {{an array whose elements are not aligned to 4 bytes}}

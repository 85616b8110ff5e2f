// Amp code uses classes with bit-fields. L-2.4.1.3-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


struct flags
{
    unsigned low : 4; // expected-note {{caused by this declaration}}
    unsigned high : 28;
};
struct unnamed
{
    int n;
    int : 8;
};
struct closed
{
    int n;
    int : 0;
};

void f(flags s) restrict(amp); // expected-error {{parameter 's' has type 'flags', whose member 'low' is a bit-field, which amp code does not support; use shifts and masks or pass --amp-extensions=bit-fields [AMP1209]}}
void g(unnamed s) restrict(amp); // expected-error {{whose unnamed member is a bit-field}}
void h(closed s) restrict(amp); // expected-error {{whose unnamed member is a bit-field}}

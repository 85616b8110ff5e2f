// Amp code uses a variable with static storage that is not an integer constant. L-2.4.3.2-a, L-2.4.3.2-b, L-2.4.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int counter = 0;
const float pi = 3.14f;
extern int elsewhere;
const int computed = elsewhere;

int use(int x) restrict(amp)
{
    x += counter;  // expected-error {{amp code cannot use 'counter', which has static storage}}
    x += computed; // expected-error {{amp code cannot use 'computed', which has static storage}}
    return x * int(pi); // expected-error {{[AMP1401]}}
}

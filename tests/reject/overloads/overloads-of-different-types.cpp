// Cpu and amp overloads may have different return types, but code of both restrictions cannot call such overloads.
// L-2.2-f, L-2.2-h, L-2.3.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int f(int x) restrict(cpu) { return x; }
float f(int x) restrict(amp) { return x + 0.5f; }

float use(int x) restrict(cpu, amp)
{
    auto y = f(x); // expected-error {{'f'}}
    return y;
}

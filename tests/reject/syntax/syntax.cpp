// Clang's errors have the right location, also near restriction specifiers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

int first(int x) restrict(amp, cpu) { return y; } // expected-error {{use of undeclared identifier 'y'}}
int second(int x) restrict(amp) { return x } // expected-error {{expected ';'}}
void third(concurrency::array_view<int, 1> v)
{
    // expected-error@+1 {{no member named 'extend'}}
    concurrency::parallel_for_each(v.extend, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
    static_assert(sizeof(int) == 8, "not here"); // expected-error {{static assertion failed}}
}

// An amp lambda is converted to a function pointer. L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void (*p)(int) = [](int) restrict(amp) {}; // expected-error {{cannot be converted to a function pointer [AMP1416]}}

int take(int (*f)(int)) { return f(1); }

int host()
{
    auto f = [](int x) restrict(cpu, amp) { return x; };
    return take(f) // expected-error {{cannot be converted to a function pointer [AMP1416]}}
           + (+f)(2); // expected-error {{cannot be converted to a function pointer [AMP1416]}}
}

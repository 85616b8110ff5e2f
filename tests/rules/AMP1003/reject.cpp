// The restriction specifier of a lambda requires a parameter list before it. L-2.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

auto both = [] restrict(cpu, amp) {}; // expected-error {{write '()' before 'restrict' [AMP1003]}}
void f()
{
    int n = 1;
    auto mutate = [n] restrict(cpu) { return n; }; // expected-error {{write '()' before 'restrict' [AMP1003]}}
    (void)mutate;
}

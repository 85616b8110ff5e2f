// Declarations of a function have different restrictions, or the restrictions of overloads overlap. L-2.2-a, L-2.2-c,
// L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

void less() restrict(cpu, amp); // expected-note {{previous declaration}}
void less() restrict(amp) {} // expected-error {{'less'}}
void overlap(int) restrict(cpu, amp); // expected-note {{previous declaration}}
void overlap(int); // expected-error {{'overlap'}}
struct s
{
    int member(int x) const restrict(amp);
};
int s::member(int x) const restrict(cpu, amp) { return x; } // expected-error {{'member'}}

// Amp code calls a function through a pointer to member. L-2.4.3.7-a, L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

struct s
{
    int n;
    int get() const restrict(cpu) { return n; }
};

int f(s *p, const s &r, int (s::*g)() const restrict(cpu)) restrict(amp) // expected-error {{amp code supports only pointers to data members; call the function by its name [AMP1206]}}
{
    return (p->*g)()   // expected-error {{cannot use a pointer to a member function [AMP1413]}}
           + (r.*g)(); // expected-error {{cannot use a pointer to a member function [AMP1413]}}
}

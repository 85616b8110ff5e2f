// Amp code must not call through a pointer to member function.
//
// reject: L-2.4.3.7-a, L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    int get() const { return n; }
};

int f(s *p, int s::*m, int (s::*g)() const restrict(cpu)) restrict(amp) // ERROR-NEAR
{
    return p->*m + (p->*g)(); // ERROR-NEAR
}

// Amp code must not declare a pointer to a member function.
//
// reject: L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int x;
    int f() const restrict(cpu, amp) { return x; }
    int g() const { return x; }
};

int h() restrict(amp)
{
    int s::*fine = &s::x;
    int (s::*wrong)() const restrict(cpu) = &s::g; // ERROR
    s v = {1};
    return v.*fine;
}

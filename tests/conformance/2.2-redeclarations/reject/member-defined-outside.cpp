// A definition outside the class must repeat the restrictions of the member declaration.
//
// reject: L-2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int get() const restrict(cpu, amp);
    int set(int x) restrict(amp);
};
int s::get() const { return 1; }             // ERROR
int s::set(int x) restrict(amp) { return x; }

// A pointer to member must not refer to an amp member function.
//
// reject: L-2.3.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int n;
    int get() const restrict(amp) { return n; }
};
int (s::*pm)() const = &s::get; // ERROR

// A restriction specifier must not precede the const of a member function.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int g() restrict(amp) const; // ERROR
};

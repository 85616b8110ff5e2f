// The restriction specifier of a lambda must not precede mutable.
//
// reject: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f()
{
    int n = 0;
    auto k = [n]() restrict(cpu) mutable { return ++n; }; // ERROR
    (void)k;
}

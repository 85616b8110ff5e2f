// reject: L-2.1.2-b
// the specifier of a lambda follows its parameter list
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f()
{
    auto k = [] restrict(amp) {}; // ERROR
    (void)k;
}

// The restriction specifier of a lambda must not follow its return type.
//
// reject: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f()
{
    auto k = [](int x) -> int restrict(amp) { return x; }; // ERROR
    (void)k;
}

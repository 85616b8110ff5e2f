// Amp code must not call a lambda that has the specifier restrict(cpu).
//
// reject: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    auto g = [](int y) restrict(cpu) { return y + 1; };
    return g(x); // ERROR
}

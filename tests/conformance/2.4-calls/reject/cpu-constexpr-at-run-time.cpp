// Amp code must not call a cpu constexpr function outside constant expressions.
//
// reject: L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

constexpr int square(int x) { return x * x; }

int f(int y) restrict(amp)
{
    int buffer[square(2)] = {};
    return square(y) + buffer[0]; // ERROR
}

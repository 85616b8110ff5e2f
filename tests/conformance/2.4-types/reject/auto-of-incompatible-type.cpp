// An auto variable of amp code must not deduce an incompatible type.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct pixels
{
    int n;
};
short depth(pixels) restrict(cpu);

int f(int x) restrict(amp)
{
    auto small = decltype(depth(pixels()))(x); // ERROR
    auto copy = x;
    return copy;
}

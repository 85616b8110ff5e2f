// A lambda inside an amp function must not capture a local variable by reference.
//
// reject: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    int sum = 0;
    auto add = [&](int y) { sum += y; }; // ERROR
    add(x);
    return sum;
}

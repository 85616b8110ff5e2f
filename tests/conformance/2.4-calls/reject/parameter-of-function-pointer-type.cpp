// An amp function must not call through a parameter of type pointer to function.
//
// reject: L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int (*g)(int) restrict(cpu), int x) restrict(amp) // ERROR-NEAR
{
    return g(x);
}

int h(int x) restrict(amp)
{
    auto add = [](int y) { return y + 1; };
    return add(x);
}

// A cpu,amp function and its lambdas must not declare static variables, even constexpr ones.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(cpu, amp)
{
    static constexpr int k = 3; // ERROR
    auto g = [](int y)
    {
        static int calls = 0; // ERROR
        return y;
    };
    return g(x) + k;
}
int host(int x)
{
    static int calls = 0;
    return x + ++calls + f(x);
}

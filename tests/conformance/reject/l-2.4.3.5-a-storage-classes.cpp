// reject: L-2.4.3.5-a
// no static, extern and thread_local locals
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    static int a = 0;       // ERROR
    static const int k = 3; // ERROR
    extern int g;           // ERROR
    thread_local int t = 1; // ERROR
    return x + k;
}

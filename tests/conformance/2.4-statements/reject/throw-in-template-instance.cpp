// An instance of a cpu,amp function template must not throw.
//
// reject: L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T checked(T x) restrict(cpu, amp)
{
    return x < T() ? throw 1 : x; // ERROR
}
int use() { return checked(1); }

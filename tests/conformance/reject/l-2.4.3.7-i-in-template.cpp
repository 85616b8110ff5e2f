// reject: L-2.4.3.7-i
// throw in a template that is instantiated
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T checked(T x) restrict(cpu, amp)
{
    return x < T() ? throw 1 : x; // ERROR
}
int use() { return checked(1); }

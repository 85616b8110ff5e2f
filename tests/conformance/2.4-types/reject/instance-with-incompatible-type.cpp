// A cpu,amp template must not be instantiated with an incompatible type, even by host code.
//
// reject: L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T>
T id(T x) restrict(cpu, amp) // ERROR-ONE-OF
{
    return x; // ERROR-ONE-OF
}

int good() { return id(1); }

int bad()
{
    return id('c'); // ERROR-ONE-OF
}

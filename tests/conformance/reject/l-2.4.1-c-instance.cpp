// reject: L-2.4.1-c
// an instance with an incompatible type is ill-formed, whoever asks for it
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

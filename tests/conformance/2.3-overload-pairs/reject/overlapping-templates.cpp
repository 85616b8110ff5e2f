// Function templates of equal signatures must not share a restriction.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T f(T x) restrict(cpu, amp) { return x; }
template <typename T> T f(T x) restrict(amp) { return x + 1; } // ERROR

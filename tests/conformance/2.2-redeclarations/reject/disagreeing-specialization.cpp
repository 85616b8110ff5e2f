// An explicit specialization must have the restrictions of its primary template.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> T f(T x) restrict(cpu, amp) { return x; }
template <> int f<int>(int x) restrict(amp) { return x + 1; } // ERROR

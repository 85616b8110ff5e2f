// Two cpu,amp functions must not call each other.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int odd(int n) restrict(cpu, amp);

int even(int n) restrict(cpu, amp) { return n == 0 ? 1 : odd(n - 1); } // ERROR-ONE-OF

int odd(int n) restrict(cpu, amp) { return n == 0 ? 0 : even(n - 1); } // ERROR-ONE-OF

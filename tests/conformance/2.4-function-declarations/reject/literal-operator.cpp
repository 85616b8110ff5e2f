// A literal operator with an unsigned long long parameter must not have an amp restriction.
//
// reject: L-2.4.2-g, L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int operator""_k(unsigned long long n) restrict(cpu, amp) { return int(n); } // ERROR
int operator""_c(unsigned long long n) restrict(cpu) { return int(n); }

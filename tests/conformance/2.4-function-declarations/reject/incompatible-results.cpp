// An amp function must not return short, a pointer to char or a deduced long long.
//
// reject: L-2.4.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

short f() restrict(amp);                                      // ERROR
const char *g() restrict(amp);                                // ERROR
auto h(int x) restrict(cpu, amp) { return (long long)(x); } // ERROR

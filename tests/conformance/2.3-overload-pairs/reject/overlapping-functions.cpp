// Functions of equal parameters must not share a restriction.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int func(int x) restrict(cpu, amp);
int func(int x) restrict(cpu);      // ERROR

// A definition must not add amp to the restrictions of its declaration.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x);
int f(int x) restrict(cpu, amp) { return x; } // ERROR

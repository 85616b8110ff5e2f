// A definition must not omit cpu from the restrictions of its declaration.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f() restrict(cpu, amp); // ERROR-ONE-OF
void f() restrict(amp) {}    // ERROR-ONE-OF

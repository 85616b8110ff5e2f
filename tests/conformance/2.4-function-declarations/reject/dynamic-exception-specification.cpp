// An amp function must not have a dynamic exception specification.
//
// reject: L-2.4.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f() restrict(amp) throw();      // ERROR
void g() restrict(cpu, amp) throw(); // ERROR
void h() restrict(amp) noexcept;
void k() restrict(cpu) throw();

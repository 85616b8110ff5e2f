// An amp function must not be declared with a parameter that refers to an incompatible type.
//
// reject: L-2.4.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void f(char c) restrict(amp);              // ERROR
void g(const short &s) restrict(cpu, amp); // ERROR
void h(int, const long double *) restrict(amp); // ERROR
void ok(int, const double *) restrict(amp);

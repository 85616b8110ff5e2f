// An amp or cpu,amp function must not have an ellipsis after its parameters, and no string
// literals.
//
// reject: L-2.4.2-a, E-12.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f(int n, ...) restrict(amp); // ERROR
void g(float n, ...) restrict(cpu, amp) {} // ERROR
void h(int n, ...) {}
void i() restrict(amp) { int n = "abc"[0]; } // ERROR
int main() {}

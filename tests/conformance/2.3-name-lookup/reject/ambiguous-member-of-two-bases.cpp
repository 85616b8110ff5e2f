// A member call must not find one name in two base classes, even if the restrictions of the members
// differ.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct B1 {
  int f(int) const restrict(amp) { return 1; }
};
struct B2 {
  int f(int) const { return 2; }
};
struct D : B1, B2 {};
int c(D d) { return d.f(1); } // ERROR
int a(D d) restrict(amp) { return d.f(1); } // ERROR
int b(D d) restrict(cpu, amp) { return d.f(1); } // ERROR
int main() {}

// A restriction specifier must not be part of a template argument, parameter type or return type.
//
// reject: L-2.1.3-b, L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
struct S {
  restrict(amp) int m(); // ERROR
  int restrict(amp) n(); // ERROR
  friend restrict(cpu) void fr(S); // ERROR
};
std::vector<restrict(amp) int> v; // ERROR
int f(restrict(amp) int x); // ERROR
auto g() -> restrict(amp) int; // ERROR
using A = restrict(cpu) int(int); // ERROR
const restrict(amp) int h(); // ERROR
template <class T> restrict(amp) T k(T); // ERROR
extern restrict(cpu) void x(); // ERROR
inline restrict(cpu, amp) void y() {} // ERROR
int z = sizeof(restrict(cpu) int()); // ERROR
restrict(amp) struct Q {}; // ERROR
restrict(amp); // ERROR
restrict(cpu) typedef int TD(); // ERROR

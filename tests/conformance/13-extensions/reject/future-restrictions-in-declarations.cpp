// Declarations and lambdas must not have the restriction auto or an amp version.
//
// reject: X-13-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int a(int) restrict(auto); // ERROR
int b(int) restrict(cpu, auto); // ERROR
int c(int) restrict(amp:1); // ERROR
int d(int) restrict(amp:1.0); // ERROR
int e(int) restrict(amp:2, cpu); // ERROR
auto f = [](int) restrict(auto) { return 1; }; // ERROR
struct S { int g() const restrict(amp:1.2); }; // ERROR
template <class T> T h(T) restrict(cpu) restrict(auto); // ERROR

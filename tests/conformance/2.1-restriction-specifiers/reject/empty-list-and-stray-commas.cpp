// A restriction specifier must not be empty, lack its list or contain a stray comma.
//
// reject: L-2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f1() restrict(); // ERROR
void f2() restrict(amp,); // ERROR
void f3() restrict(,amp); // ERROR
void f4() restrict(amp cpu); // ERROR
void f5() restrict(amp,,cpu); // ERROR
void f6() restrict; // ERROR
struct S { void m() const restrict(); }; // ERROR
auto l = []() restrict() {}; // ERROR

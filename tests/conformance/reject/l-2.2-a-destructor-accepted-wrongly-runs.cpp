// reject: L-2.2-a
// a destructor accepted wrongly runs
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
struct S { int v; S() restrict(cpu, amp) : v(1) {} ~S() restrict(cpu, amp); };
S::~S() { std::string s("x"); throw s; } // ERROR
void k() restrict(amp) { S s; }

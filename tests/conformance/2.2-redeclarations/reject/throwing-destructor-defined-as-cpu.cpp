// A destructor that is declared as cpu,amp must not be defined as a cpu function that throws.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
struct S { int v; S() restrict(cpu, amp) : v(1) {} ~S() restrict(cpu, amp); };
S::~S() { std::string s("x"); throw s; } // ERROR
void k() restrict(amp) { S s; }

// A definition must have the same restrictions as the earlier declaration of the function.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(cpu, amp);
void f() restrict(amp) {} // ERROR
struct S { int m() restrict(amp); };
int S::m() restrict(cpu, amp) { return 1; } // ERROR
int main() {}

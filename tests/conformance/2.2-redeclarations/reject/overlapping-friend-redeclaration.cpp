// A redeclaration of an amp friend or function must not add cpu.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { friend int fr(S) restrict(amp); int x; };
int fr(S) restrict(cpu, amp) { return 1; } // ERROR
int use(int a = 1) restrict(amp);
extern int use(int) restrict(amp, cpu); // ERROR
int main() {}

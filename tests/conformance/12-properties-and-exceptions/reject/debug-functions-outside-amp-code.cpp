// Cpu and cpu,amp functions must not call direct3d_abort, direct3d_printf or direct3d_errorf.
//
// reject: E-12.3-c, E-12.3-d, E-12.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void a() { direct3d_abort(); } // ERROR
void b() { direct3d_printf("x"); } // ERROR
void c() restrict(cpu, amp) { direct3d_errorf("x %d", 1); } // ERROR
void d(int i) restrict(amp) { if (i) throw i; } // ERROR
int e(int i) restrict(amp) { try { return i; } catch (...) { return 0; } } // ERROR
void f(const char *s) restrict(amp) { } // ERROR
int main() {}

// Cpu and cpu,amp functions must not call direct3d_abort, direct3d_printf or direct3d_errorf. Amp
// functions must not throw or catch exceptions or have parameters of type const char *.
//
// reject: E-12.3-c, E-12.3-d, E-12.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
using namespace concurrency;
void cpu_abort() { direct3d_abort(); } // expected-error
void cpu_printf() { direct3d_printf("x"); } // expected-error
void cpu_amp_errorf() restrict(cpu, amp) { direct3d_errorf("x %d", 1); } // expected-error
void amp_throw(int i) restrict(amp) { if (i) throw i; } // expected-error
int amp_catch(int i) restrict(amp) { try { return i; } catch (...) { return 0; } } // expected-error
void amp_text(const char *s) restrict(amp) { } // expected-error
int main() {}

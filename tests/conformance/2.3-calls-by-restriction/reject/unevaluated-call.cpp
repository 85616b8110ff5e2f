// Amp code must not call a cpu function even in the operand of sizeof.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int cpu_fn(int x) { return x; }
int a(int p) restrict(amp) { return sizeof(cpu_fn(p)); } // ERROR
int b(int p) restrict(cpu,amp) { return sizeof(cpu_fn(p)); } // ERROR

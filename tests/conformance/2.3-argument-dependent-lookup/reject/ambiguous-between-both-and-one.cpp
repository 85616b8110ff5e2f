// Cpu and amp calls must not find equal single-restriction and cpu,amp functions in two namespaces.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace M { struct V { int a; }; int f(V) { return 1; } int g(V) restrict(amp) { return 1; } }
int f(M::V) restrict(cpu, amp) { return 2; } int g(M::V) restrict(cpu, amp) { return 2; }
int c() { M::V v{}; return f(v); } // ERROR
int a() restrict(amp) { M::V v{}; return g(v); } // ERROR
int main() {}

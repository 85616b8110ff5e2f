// Amp code must not construct an object whose default member initializer is not valid amp code.
//
// reject: L-2.1.1-aa, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

int global = 3;
long long wide();
int plain() { return 1; }

struct member { int k = global; };
struct character { int k = 'x'; };
struct cpu_call { int k = int(wide()); };
struct argument { int k; argument(int n = global) restrict(cpu, amp) : k(n) {} };
struct memory { int k = *new int; };
struct holder { member m; argument a[2]; };
struct derived : member { int own; };
struct written
{
    int k = global; // ERROR
    written() restrict(cpu, amp) {}
};
struct defaulted { int k = plain(); int l = global; defaulted() = default; };
template <typename T> struct generic { T k = global; };

int g1() restrict(amp) { member s; return s.k; }                  // ERROR
int g2() restrict(amp) { character s; return s.k; }               // ERROR
int g3() restrict(amp) { cpu_call s; return s.k; }                // ERROR
int g4() restrict(amp) { argument s; return s.k; }                // ERROR
int g5() restrict(amp) { memory s; return s.k; }                  // ERROR
int g6() restrict(amp) { return member{}.k; }                     // ERROR
int g7() restrict(amp) { holder h; return h.m.k; }                // ERROR
int g8() restrict(amp) { return member().k; }                     // ERROR
int g9() restrict(amp) { defaulted d; return d.k; }               // ERROR
int g10() restrict(amp) { generic<int> d; return d.k; }           // ERROR
int g11() restrict(amp) { member many[2] = {{1}}; return many[1].k; } // ERROR
int g12() restrict(amp) { holder h = {{1}, {}}; return h.m.k; }   // ERROR


int host() { return member().k + written().k + defaulted().l + generic<int>().k; }

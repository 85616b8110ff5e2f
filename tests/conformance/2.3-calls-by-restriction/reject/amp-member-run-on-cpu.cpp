// Cpu code must not call a cpu,amp template member that calls an amp-only member.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A { int m() const restrict(amp) { return 5; } };
template <class T> struct W { T t; int go() const restrict(cpu, amp) { return t.m(); } }; // ERROR
template <class T> int tb(const T& x) restrict(cpu, amp) { return x.go(); }
int main() { W<A> w; return tb(w); } // ERROR

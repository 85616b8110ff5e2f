// A restriction specifier must not contain another word, a literal, parentheses or a stray comma.
//
// reject: L-2.0-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void a() restrict(gpu); // ERROR
void b() restrict(direct3d); // ERROR
void c() restrict(amp, gpu); // ERROR
void d() restrict(AMP); // ERROR
void e() restrict(cpu) restrict(host); // ERROR
struct S { void f() const restrict(device) {} }; // ERROR
template <class T> T g(T x) restrict(cpu, amp, sse) { return x; } // ERROR
auto l = [](int x) restrict(x) { return x; }; // ERROR
void h() restrict(42); // ERROR
void i() restrict("amp"); // ERROR
void j() restrict(auto); // ERROR
void k() restrict(amp:1); // ERROR
void m() restrict(amp:1.2, cpu); // ERROR
void n() restrict(); // ERROR
void o() restrict(amp,); // ERROR
void p() restrict(,amp); // ERROR
void q() restrict(amp cpu); // ERROR
void r() restrict(amp;cpu); // ERROR
void s() restrict((amp)); // ERROR
void t() restrict(amp,,cpu); // ERROR

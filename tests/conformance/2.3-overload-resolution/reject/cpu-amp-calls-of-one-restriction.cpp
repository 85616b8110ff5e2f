// A cpu,amp function must not call functions or constructors of one restriction.
//
// reject: L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct OnlyCpu { OnlyCpu() {} int v; }; struct OnlyAmp { OnlyAmp() restrict(amp) {} int v; };
int a() restrict(cpu, amp) { OnlyCpu o; return o.v; } // ERROR
int b() restrict(cpu, amp) { OnlyAmp o; return o.v; } // ERROR
int ca(); int aa() restrict(amp);
int c() restrict(cpu, amp) { return ca(); } // ERROR
int d() restrict(cpu, amp) { return aa(); } // ERROR
struct W { OnlyCpu c; }; struct X { OnlyAmp a; };
void e() restrict(amp) { W w; } // ERROR
void f() { X x; } // ERROR
void g() { OnlyCpu o; X* p = nullptr; (void)p; (void)o; }
auto l = []() restrict(cpu, amp) { return ca(); }; // ERROR
template <class T> int h() restrict(cpu, amp) {
    T t; // ERROR
    return 1;
}
int use() restrict(cpu, amp) { return h<OnlyCpu>(); }
int main() {}

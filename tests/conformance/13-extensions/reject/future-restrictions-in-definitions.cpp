// Definitions must not have the restriction auto or an amp version.
//
// reject: X-13-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int a() restrict(auto) { return 1; } // ERROR
int b() restrict(cpu, auto) { return 1; } // ERROR
int c() restrict(amp:1) { return 1; } // ERROR
int d() restrict(amp:1.1, cpu) { return 1; } // ERROR
struct S { int m() const restrict(auto); }; // ERROR
auto l = [](int x) restrict(auto) { return x; }; // ERROR
template <class T> T t(T x) restrict(amp:2.0) { return x; } // ERROR

// A generic lambda must not call a function that lacks the restriction of the enclosing function.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) restrict(amp) { return 1; } 
int g(int) { return 1; } 
inline int c() { auto l = [](auto x) { return f(x); }; return l(1); } // ERROR
inline int a() restrict(amp) { auto l = [](auto x) { return g(x); }; return l(1); } // ERROR
int main() {}

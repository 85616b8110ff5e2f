// An amp lambda must not convert to a function pointer by unary plus, cast, return or argument.
//
// reject: L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class R, class A> R call(R (*f)(A), A a) { return f(a); }
struct Holder { int (*f)(int); };
int (*p1)(int) = [](int x) restrict(amp) { return x; }; // ERROR
auto p2 = +[](int x) restrict(amp) { return x; }; // ERROR
int (*p3)(int) = [](auto x) restrict(amp) { return x; }; // ERROR
auto p4 = static_cast<int (*)(int)>([](int x) restrict(amp) { return x; }); // ERROR
int k = call<int, int>([](int x) restrict(amp) { return x; }, 1); // ERROR
auto p5 = true ? +[](int x) { return x; } : nullptr;
auto f() { auto l = [](int x) restrict(amp) { return x; }; int (*q)(int) = l; return q; } // ERROR

// A restriction specifier must be at its place in constructors, conversion functions and templates.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct B { virtual void v(); };
struct S : B {
    S() noexcept restrict(amp); // ERROR
    S(int) = delete restrict(amp); // ERROR
    int a() restrict(amp) const; // ERROR
    int b() restrict(amp) &; // ERROR
    int c() const restrict(cpu) && restrict(amp); // ERROR
    void v() override restrict(cpu); // ERROR
    operator int() noexcept restrict(amp) { return 1; } // ERROR
    operator restrict(amp) float(); // ERROR
    restrict(amp) S(char*); // ERROR
    restrict(amp) ~S(); // ERROR
};
auto d() -> int restrict(amp); // ERROR
auto e() restrict(amp) -> int restrict(cpu); // ERROR
void g() noexcept(true) restrict(amp) {} // ERROR
template <class T> restrict(amp) void h(T); // ERROR
template <class T> void i(T) [[]] restrict(amp); // ERROR

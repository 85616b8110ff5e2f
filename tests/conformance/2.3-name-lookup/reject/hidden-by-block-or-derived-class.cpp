// A cpu function declared in a block or a derived class hides the amp functions of outer scopes.
//
// reject: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int foo(int) restrict(amp);
void bar() restrict(amp) {
    int foo(double) restrict(cpu);
    foo(1); // ERROR
}
struct B { int m(int) restrict(amp) { return 1; } };
struct D : B { int m(double) { return 2; } int c() restrict(amp) { return m(1); } }; // ERROR
int main() {}

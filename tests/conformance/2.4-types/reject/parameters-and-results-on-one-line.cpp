// An amp function or lambda must not have parameters of char, short or a class with two bools.
//
// reject: L-2.4.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void h(); struct B { bool a, b; };
void f(char c, short s, B b) restrict(amp) { h(); throw 1; } // ERROR
auto l = [](B x, char* y) restrict(amp) -> short { static int q; return 1; }; // ERROR
int main() {}

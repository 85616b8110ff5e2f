// A cpu expression finds an operator by its operand although a visible amp operator matches better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a { struct X { int v; }; int operator+(const X&, int) { return 1; } }
int operator+(a::X&, int) restrict(amp) { return 2; }
int main() { a::X x = {1}; return x + 1 == 1 ? 0 : 1; }

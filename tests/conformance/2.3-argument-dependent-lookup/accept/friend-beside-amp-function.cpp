// A cpu call finds a friend by its argument although a visible amp function matches better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct X { int v; friend int f(const X&) { return 1; } };
int f(X&) restrict(amp) { return 2; }
int main() { X x = {1}; return f(x) == 1 ? 0 : 1; }

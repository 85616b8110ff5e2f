// An unrestricted lambda in an initializer at namespace scope calls the cpu overload.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(double) { return 1; } int f(int) restrict(amp) { return 2; }
auto l = [](int x) { return f(x); }; int z = l(1); int y = [] { return f(1); }();
int main() { return z == 1 && y == 1 ? 0 : 1; }

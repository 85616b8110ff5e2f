// Amp functions that are ambiguous among themselves do not affect a cpu call.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int, int = 1) restrict(amp) { return 3; }
int f(int) restrict(amp) { return 1; }
int f(double) restrict(cpu, amp) { return 2; }
namespace A {
int g(int) restrict(amp) { return 3; }
}
namespace B {
int g(int) restrict(amp) { return 4; }
}
int g(double) { return 5; }
using namespace A;
using namespace B;
int main() { return f(1) == 2 && g(1) == 5 ? 0 : 1; }

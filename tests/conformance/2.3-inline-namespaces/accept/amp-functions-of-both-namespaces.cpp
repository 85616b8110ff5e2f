// A qualified cpu call ignores amp functions of an inline namespace and one by const reference
// around it.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace N {
inline namespace I {
int f(int, int = 1) restrict(amp) { return 3; }
int f(int) restrict(amp) { return 4; }
}
int f(const int &) restrict(amp) { return 5; }
int f(double) restrict(cpu, amp) { return 2; }
}
int main() { return N::f(1) == 2 ? 0 : 1; }

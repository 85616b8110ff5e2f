// A qualified cpu call of a plain function ignores amp templates in and around an inline namespace.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace N {
inline namespace I {
template <class X> int f(X, int = 1) restrict(amp) { return 3; }
}
template <class X> int f(X) restrict(amp) { return 1; }
int f(double) restrict(cpu, amp) { return 2; }
}
int main() { return N::f(1) == 2 ? 0 : 1; }

// A cpu call of a variadic cpu,amp template ignores two amp templates that match better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class X> int f(X, int = 1) restrict(amp) { return 3; }
template <class X> int f(X) restrict(amp) { return 1; }
template <class... X> int f(const X &...) restrict(cpu, amp) { return 2; }
int main() { return f(1) == 2 ? 0 : 1; }

// Cpu code must not instantiate a cpu,amp template that calls an amp-only call operator.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A { int operator()(int) const restrict(amp) { return 5; } };
template <class F> int apply(F f) restrict(cpu, amp) { return f(1); } // ERROR
int main() { return apply(A()); } // ERROR

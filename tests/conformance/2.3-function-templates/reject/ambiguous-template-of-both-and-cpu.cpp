// A cpu call must not be ambiguous between a cpu,amp template with a default argument and a cpu
// template.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class X> int f(X, int = 1) restrict(cpu, amp) { return 1; }
template <class X> int f(X) { return 2; }
int c() { return f(1); } // ERROR
int main() {}

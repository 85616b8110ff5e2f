// Cpu code must not instantiate a cpu,amp template that calls an amp-only function.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(amp) { return 1; } 
template <class T> int tb(T x) restrict(cpu, amp) { return f(x); } // ERROR
int main() { return tb(1); } // ERROR

// A cpu,amp function must not recurse through the amp overload of a pair.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int h(int n) restrict(cpu, amp);
int g(int n) restrict(cpu) { return n; }
int g(int n) restrict(amp) { return h(n - 1); } // ERROR
int h(int n) restrict(cpu, amp) { return g(n); }
int main() {}

// A cpu,amp function must not throw and an amp function must not contain a try block.
//
// reject: L-2.4.3.7-i, L-2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(cpu, amp) {
    throw 1; // ERROR
}
void g() restrict(amp) {
    try { } // ERROR
    catch (...) { }
}
int main() {}

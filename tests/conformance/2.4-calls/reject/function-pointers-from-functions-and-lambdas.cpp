// Amp functions and amp lambdas must not initialize a function pointer.
//
// reject: L-2.4.3.7-c, L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int h(int);
int (*p)(int) restrict(cpu, amp) = h; // ERROR
int d(int) restrict(amp);
int (*q)(int) = d; // ERROR
int main() {
    int (*s)(int) = [](int x) restrict(amp) { return x; }; // ERROR
    (void)s;
}

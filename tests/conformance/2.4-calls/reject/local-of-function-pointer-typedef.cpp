// Amp code must not declare a local variable of a function pointer typedef.
//
// reject: L-2.4.3.5-c, L-2.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int (*FP)(int);
int k(int a) restrict(amp) {
    FP p = nullptr; // ERROR
    (void)p;
    return a;
}
int main() {}

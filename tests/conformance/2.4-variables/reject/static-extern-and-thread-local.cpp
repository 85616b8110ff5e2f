// An amp function must not declare static, extern or thread_local variables.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    static int x; // ERROR
    static const int k = 3; // ERROR
    extern int g; // ERROR
    thread_local int t; // ERROR
    (void)x; (void)k;
}
int main() {}

// Amp code must not declare a local function pointer.
//
// reject: L-2.4.3.5-c, L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int k(int a) restrict(amp) {
    int (*p)(int) = nullptr; // ERROR
    (void)p;
    return a;
}
int main() {}

// A lambda with a restriction specifier must have a parameter list.
//
// reject: L-2.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    auto l = [] restrict(amp) { }; // ERROR
    (void)l;
}

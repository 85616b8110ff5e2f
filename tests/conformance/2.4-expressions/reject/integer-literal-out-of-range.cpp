// An integer literal of amp code must fit an integer type.
//
// reject: L-2.4.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(amp) {
    auto a = 0xFFFFFFFFFFFFFFFFFF; // ERROR
}
int main() {}

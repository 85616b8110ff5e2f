// A type in a new expression must not have a restriction specifier.
//
// reject: L-2.1.1-y
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    int* p = new int restrict(amp); // ERROR
}

// Data members and member enumerations must not have a restriction specifier.
//
// reject: L-2.1.1-y, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
    int x restrict(amp); // ERROR
    enum E restrict(amp) { e }; // ERROR
};
int main() {}

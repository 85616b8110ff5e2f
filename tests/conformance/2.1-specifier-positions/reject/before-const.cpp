// The restriction specifier of a member function must not be before const.
//
// reject: L-2.1.1-x, L-2.1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
    int g() restrict(amp) const; // ERROR
};
int main() {}

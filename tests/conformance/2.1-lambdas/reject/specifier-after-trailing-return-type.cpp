// The restriction specifier of a lambda must not be after its trailing return type.
//
// reject: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    auto l = [=](int) -> int restrict(amp) { return 1; }; // ERROR
}

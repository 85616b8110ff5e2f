// The restriction specifier of a function must not be after its trailing return type.
//
// reject: L-2.1.1-x, L-2.1.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
auto f2() -> int restrict(amp); // ERROR
int main() {}

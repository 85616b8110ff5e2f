// The restriction specifier of a function must not be after noexcept.
//
// reject: L-2.1.1-x, L-2.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f1() noexcept restrict(amp); // ERROR
int main() {}

// An integer literal of amp code must fit unsigned long.
//
// reject: L-2.4.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An integer literal of amp code must fit an integer type.
namespace hexadecimal {

void f() restrict(amp) { auto a = 0xFFFFFFFFFFFFFFFFFF; } // expected-error

} // namespace hexadecimal

// An integer literal of amp code must fit unsigned long.
namespace decimal {

unsigned long f() restrict(amp) { return 18446744073709551616; } // expected-error

} // namespace decimal

int main() {}

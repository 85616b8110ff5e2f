// The specifier of a lambda must not precede its introducer or parameters, nor follow noexcept.
//
// reject: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
auto a = []() restrict(amp) mutable {}; // ERROR
auto b = []() noexcept restrict(amp) {}; // ERROR
auto c = []() -> int restrict(amp) { return 1; }; // ERROR
auto d = [] restrict(amp) {}; // ERROR
auto e = [] restrict(amp) () {}; // ERROR
auto f = restrict(amp) []() {}; // ERROR

// A lambda must not have a misplaced, unknown or empty restriction specifier.
//
// reject: L-2.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f() {
    auto a = [] restrict(amp) {}; // ERROR
    auto b = [=] restrict(cpu) { return 1; }; // ERROR
    auto c = []() restrict(amp) mutable {}; // ERROR
    auto d = []() noexcept restrict(amp) {}; // ERROR
    auto e = []() -> int restrict(amp) { return 1; }; // ERROR
    auto g = [] restrict(amp) () {}; // ERROR
    auto h = restrict(amp) []() {}; // ERROR
    auto i = []() restrict(gpu) {}; // ERROR
    auto j = []() restrict() {}; // ERROR
    auto k = []() restrict(amp) {} restrict(amp); // ERROR
    auto l = [](int x restrict(amp)) {}; // ERROR
    auto ok = []() mutable restrict(amp) noexcept -> int { return 1; };
}

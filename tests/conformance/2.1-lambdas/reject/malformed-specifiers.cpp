// The restriction specifier of a lambda must be well-formed, follow the parameter list and mutable,
// and precede noexcept and the return type.
//
// reject: L-2.1.2-b, L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>

// A restriction specifier must follow the parameter list of its lambda, which must exist.
void parameter_list() {
    auto a = [] restrict(amp) { }; // expected-error
    (void)a;
    auto b = [=] restrict(cpu) { return 1; }; // expected-error
    auto c = [=] restrict(amp) (int) { }; // expected-error
    auto d = [] restrict(amp) () {}; // expected-error
    auto e = restrict(amp) []() {}; // expected-error
    auto f = [](int x restrict(amp)) {}; // expected-error
}
auto no_parameter_list = [] restrict(amp) {}; // expected-error
auto specifier_before_parameter_list = [] restrict(amp) () {}; // expected-error
auto specifier_before_introducer = restrict(amp) []() {}; // expected-error

// A restriction specifier must follow mutable.
void before_mutable() {
    int n = 0;
    auto a = [n]() restrict(cpu) mutable { return ++n; }; // expected-error
    (void)a;
    auto b = [](int) restrict(amp) mutable { }; // expected-error
    (void)b;
    auto c = []() restrict(amp) mutable {}; // expected-error
}
auto specifier_before_mutable = []() restrict(amp) mutable {}; // expected-error

// A restriction specifier must not follow noexcept, the trailing return type or the body.
void after_other_parts() {
    auto a = [=](int) noexcept restrict(amp) { }; // expected-error
    auto b = []() noexcept restrict(amp) {}; // expected-error
    auto c = [](int x) -> int restrict(amp) { return x; }; // expected-error
    (void)c;
    auto d = [=](int) -> int restrict(amp) { return 1; }; // expected-error
    auto e = []() -> int restrict(amp) { return 1; }; // expected-error
    auto f = []() restrict(amp) {} restrict(amp); // expected-error
}
auto specifier_after_noexcept = []() noexcept restrict(amp) {}; // expected-error
auto specifier_after_return_type = []() -> int restrict(amp) { return 1; }; // expected-error

// A restriction specifier must list known restrictions.
void lists() {
    auto a = []() restrict(gpu) {}; // expected-error
    auto b = []() restrict() {}; // expected-error
    auto ok = []() mutable restrict(amp) noexcept -> int { return 1; };
}

// An attribute must not separate the restriction specifiers of a lambda.
auto attribute = [](int x) restrict(amp) [[]] restrict(cpu) { return x; }; // expected-error
auto attribute_in_generic = [](auto x) restrict(amp) [[]] restrict(cpu) { return x; };
// expected-error@-1
auto attribute_before_specifiers = [](int x) [[]] restrict(amp) restrict(cpu) { return x; };

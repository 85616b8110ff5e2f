// Using declarations bring call operators of different restrictions from two lambdas, and only the restriction
// selects between them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename A, typename B> struct two : A, B
{
    two(A a, B b) restrict(cpu, amp) : A(a), B(b) {}
    using A::operator();
    using B::operator();
};
template <typename A, typename B> two<A, B> both(A a, B b) { return {a, b}; }

template <typename... F> struct several : F...
{
    several(F... f) restrict(cpu, amp) : F(f)... {}
    using F::operator()...;
};
template <typename... F> several<F...> every(F... f) { return {f...}; }

void use(array_view<int, 1> v)
{
    auto a = both([](int x) { return x + 1; }, [](int x) restrict(amp) { return x + 2; }); // expected-note {{is declared here}}
    auto b = every([](int x) { return x + 1; }, [](int, int) restrict(cpu, amp) { return 5; }, // expected-note {{is declared here}}
                   [](int x) restrict(amp) { return x + 2; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a(1);  // expected-error {{declare both in one class, or write one function with both restrictions}}
        v[i] += b(1); // expected-error {{declare both in one class, or write one function with both restrictions}}
    });
}

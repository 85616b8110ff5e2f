// Amp code declares a local static, extern or thread_local variable. L-2.4.3.5-a, F-13.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int f(int x) restrict(amp)
{
    static int a = 0;       // expected-error {{'a' in amp code cannot be static [AMP1406]}}
    static const int k = 3; // expected-error {{'k' in amp code cannot be static; remove 'static' [AMP1406]}}
    extern int g;           // expected-error {{'g' in amp code cannot be extern [AMP1406]}}
    thread_local int t = 1; // expected-error {{'t' in amp code cannot be thread_local [AMP1406]}}
    extern int h(int) restrict(amp); // expected-error {{'h' in amp code cannot have a storage class [AMP1406]}}
    return x + k;
}

template <typename T> T both(T x) restrict(cpu, amp)
{
    static constexpr int k = 3; // expected-error {{'k' in amp code cannot be static; remove 'static' [AMP1406]}}
    auto g = [](T y) {
        static T calls = 0; // expected-error {{'calls' in amp code cannot be static [AMP1406]}}
        return calls += y;
    };
    return g(x) + k;
}

int host(int x)
{
    static int calls = 0;
    return both(x) + ++calls;
}

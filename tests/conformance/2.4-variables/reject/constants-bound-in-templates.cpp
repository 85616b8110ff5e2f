// Amp code must not bind integer constants to template, auto or conditional references.
//
// reject: L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
const int N = 4; struct S { static const int k = 3; static constexpr int c = 5; enum { e = 1 }; };
template <class T> T mx(const T& a, const T& b) restrict(amp) { return a < b ? b : a; }
template <class T> T fwd(T&& t) restrict(amp) { return t; }
int f(int x, bool b) restrict(amp) {
    x = mx(N, x); // ERROR
    x = mx(x, S::k); // ERROR
    x += fwd(S::c); // ERROR
    const auto& r = N; // ERROR
    auto&& q = S::k; // ERROR
    x += *(&N); // ERROR
    auto l = [&] { return N; };
    x += l() + mx<int>(S::e, 2) + fwd(N + 0) + (b ? N : S::k);
    const int& t = b ? N : S::k; // ERROR
    (void)r; (void)q; (void)t;
    return x;
}
int main() {}

// Amp code must not call cpu functions of the standard library, such as members of std::array.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <utility>
#include <algorithm>
#include <tuple>
#include <optional>
int k(int n) restrict(amp) {
    std::array<int, 3> a = {{1, 2, 3}};
    int s = a[n]; // ERROR
    for (int x : a) s += x; // ERROR
    s += a.size();  // ERROR
    std::pair<int, float> p(1, 2.f); // ERROR
    s += p.first;
    s += std::min(s, n); // ERROR
    s += std::max({1, 2, s}); // ERROR
    int b = std::move(n); // ERROR
    std::swap(b, n); // ERROR
    auto t = std::make_tuple(1, 2); // ERROR
    s += std::get<0>(a); // ERROR
    s += std::forward<int>(n); // ERROR
    s += *std::begin(a); // ERROR
    s += std::abs(n); // ERROR
    return s + a._M_elems[0];
}

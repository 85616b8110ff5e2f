// Amp code must not call functions of the C++ library, which are cpu functions.
//
// reject: L-2.4.3.4-f, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <tuple>
#include <utility>

// Amp code must not call printf or std::sqrt, which are cpu functions.
namespace printf_and_cmath {

float f(float x) restrict(amp) {
  printf("%f", x); // expected-error
  return x;
}

float g(float x) restrict(amp) { return std::sqrt(x); } // expected-error

} // namespace printf_and_cmath

// Amp code must not call cpu functions of the standard library, such as members of std::array.
namespace containers_and_utilities {

int k(int n) restrict(amp) {
  std::array<int, 3> a = {{1, 2, 3}};
  int s = a[n];   // expected-error
  for (int x : a) // expected-error
    s += x;
  s += a.size();                   // expected-error
  std::pair<int, float> p(1, 2.f); // expected-error
  s += p.first;
  s += std::min(s, n);            // expected-error
  s += std::max({1, 2, s});       // expected-error
  int b = std::move(n);           // expected-error
  std::swap(b, n);                // expected-error
  auto t = std::make_tuple(1, 2); // expected-error
  s += std::get<0>(a);            // expected-error
  s += std::forward<int>(n);      // expected-error
  s += *std::begin(a);            // expected-error
  s += std::abs(n);               // expected-error
  return s + a._M_elems[0];
}

} // namespace containers_and_utilities

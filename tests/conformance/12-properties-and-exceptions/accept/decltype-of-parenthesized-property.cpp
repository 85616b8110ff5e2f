// Decltype of a parenthesized property is not a reference.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
decltype(auto) shape(const array_view<int, 1> &v) { return (v.extent); }
int main() {
  array_view<int, 1> v(4);
  array<int, 1> a(4), b(5);
  static_assert(std::is_same<decltype((v.extent)), extent<1>>::value, "");
  static_assert(std::is_same<decltype(true ? v.extent : a.extent), extent<1>>::value, "");
  static_assert(std::is_same<decltype(shape(v)), extent<1>>::value, "");
  decltype(auto) e = (a.extent);
  a = b;
  CHECK(e[0] == 4);
  return failures;
}

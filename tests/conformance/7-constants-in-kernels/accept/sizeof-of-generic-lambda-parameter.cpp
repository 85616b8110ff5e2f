// A kernel uses a constant that sizeof of a generic lambda's parameter initializes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  auto g = [](auto q) {
    constexpr int j = 2 * sizeof(q);
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j; });
    return v[0];
  };
  CHECK(g(1.) == 16);
  CHECK(g(1.f) == 8);
  return failures;
}

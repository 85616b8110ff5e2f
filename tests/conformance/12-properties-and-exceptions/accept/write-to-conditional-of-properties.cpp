// A write to a conditional expression of two properties changes neither container.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array<int, 1> a(4), b(5);
  array_view<int, 1> v(6);
  for (extent<1> e = true ? a.extent : b.extent; e[0] < 5; ++e);
  (true ? a.extent : b.extent)[0] = 8;
  CHECK(a.extent[0] == 4);
  ++(true ? a.extent : b.extent);
  CHECK(a.extent[0] == 4 && b.extent[0] == 5);
  int n = (failures ? b.extent : v.extent)[0]--;
  CHECK(n == 6);
  CHECK(v.extent[0] == 6);
  return failures;
}

// In cpu code, the extent of a view selects the const-reference overload.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int g(extent<1> &e) {
  e[0] = 1;
  return 1;
}
int g(const extent<1> &) { return 2; }
int main() {
  array_view<int, 1> v(4);
  CHECK(g(v.extent) == 2);
  CHECK(v.extent[0] == 4);
  return failures;
}

// A host condition converts through a cpu operator int although an amp operator bool exists.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
struct X {
  operator int() const { return 0; }
  explicit operator bool() const restrict(amp) { return true; }
};
int main() {
  X x;
  CHECK((x ? 1 : 2) == 2);
  int k = 0;
  if (x) k = 1;
  CHECK(k == 0);
  CHECK(!x);
  CHECK((x && true) == false);
  for (; x;) {
    k = 5;
    break;
  }
  CHECK(k == 0);
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = X() ? 1 : 2; });
  CHECK(v[0] == 1);
  return failures;
}

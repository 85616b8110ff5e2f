// Conditions and initializations select conversion functions by restriction before their types.
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
struct Y {
  explicit operator bool() const { return true; }
  operator int() const restrict(amp) { return 0; }
};
struct Z {
  operator long() const { return 7; }
  operator int() const restrict(amp) { return 8; }
};
int main() {
  int o[5];
  array_view<int> v(5, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        X x;
        Y y;
        v[0] = x ? 1 : 2;
        v[1] = y ? 1 : 2;
        v[2] = !x;
        if (y) v[3] = 1;
        else v[3] = 2;
        Z z;
        v[4] = z;
      });
  CHECK(v[0] == 1 && v[1] == 2 && v[2] == 0 && v[3] == 2 && v[4] == 8);
  X x;
  Y y;
  CHECK((x ? 1 : 2) == 2 && (y ? 1 : 2) == 1);
  int k = 0;
  if (x) k = 1;
  while (y) {
    k += 2;
    break;
  }
  CHECK(k == 2);
  int i = (int)Z();
  CHECK(i == 7);
  bool b = Z() == 7;
  CHECK(b);
  return failures;
}

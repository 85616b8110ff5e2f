// A kernel declares a variable by the decltype of a data member of a host object.
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
  array_view<int, 1> v(4);
  struct L {
    float x, y, z;
  } l;
  l.x = 1;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        decltype(l.x) w = 2.5f;
        v[i] = int(w * 2);
      });
  CHECK(v[1] == 5 && l.x == 1);
  return failures;
}

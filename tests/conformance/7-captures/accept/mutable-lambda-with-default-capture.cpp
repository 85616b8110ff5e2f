// A mutable lambda in a kernel changes its copy of a scalar that it captures by default.
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
  int k = 2;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          k += 10;
          return k;
        };
        v[i] = f() + f();
      });
  CHECK(v[1] == 34);
  return failures;
}

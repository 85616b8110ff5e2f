// Lambdas and local classes in a kernel use the result type of the amp overload.
//
// accept: L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
double val(int a) { return a + .5; }
int val(int a) restrict(amp) { return a; }
int main() {
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto l = [](int a) { return val(a) / 2; };
        struct L {
          int g(int a) { return val(a) / 2; }
        };
        v[i] = l(9) + L().g(5);
      });
  CHECK(v[0] == 6);
  return failures;
}

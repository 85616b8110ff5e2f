// A kernel uses a constant that the condition of a while statement declares.
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
  while (const int k = 5) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    break;
  }
  CHECK(v[1] == 5);
  return failures;
}

// A kernel uses a constant that the head of a switch statement declares.
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
  switch (const int k = 6; failures) {
  case 1:
    break;
  default:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10; });
  }
  CHECK(v[1] == 60);
  switch (const int k = 6) {
  case k:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + 1; });
  }
  CHECK(v[1] == 61);
  return failures;
}

// An empty section and a section or projection outside the view throw runtime_exception on the
// host.
//
// accept: R-5.2.5-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<int> v(10);
  array_view<int, 1> a(10, v);
  array_view<int, 2> b(2, 5, v);
  int thrown = 0;
  try {
    a.section(1, 0);
  } catch (const runtime_exception &) { ++thrown; }
  try {
    b.section(index<2>(1, 5));
  } catch (const runtime_exception &) { ++thrown; }
  try {
    array_view<int, 1> row = b[2];
  } catch (const runtime_exception &) { ++thrown; }
  std::printf("%d of 3\n", thrown);
  return thrown != 3;
}

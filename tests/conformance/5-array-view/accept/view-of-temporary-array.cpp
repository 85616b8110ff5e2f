// A view of a temporary array keeps the elements alive.
//
// accept: R-5.2-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

static array<int> filled(int n) {
  std::vector<int> v(n, 2);
  return array<int>(n, v.begin());
}

int main() {
  array_view<int> v(array<int>(4));
  v[1] = 7;
  std::vector<array_view<int>> list;
  list.push_back(array<int>(4));
  list.push_back(filled(4));
  array_view<const int> constant(filled(4));
  array_view<int> part = filled(8).section(2, 4);
  array_view<int> out = list[1];
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) { out[i] += constant[i] * 10 + part[i]; });
  return v[1] == 7 && list[1][3] == 24 ? 0 : 1;
}

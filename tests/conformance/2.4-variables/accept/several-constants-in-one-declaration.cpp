// A kernel uses some of the constants that one declaration of the enclosing function declares.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  const int n = 6, by = 4, to = 3;
  const int first = 1, second = first + 1, third = n;
  std::vector<int> a(n);
  array_view<int> v(n, a);
  for (const int limit = 9, once = 1; v[0] < once;) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * by - to + first + limit; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by; });
  }
  for (int i = 0; i < n; ++i)
    if (a[i] != i * 4 - 3 + 1 + 9 + 4) return 1;
  return second + third - 8;
}

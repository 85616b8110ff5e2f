// A mutable lambda in a kernel modifies its own copy of a captured C array.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct item {
  int a;
  float b;
};
int main() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  int c[3] = {1, 2, 3};
  int d[2][2] = {{1, 2}, {3, 4}};
  item e[2] = {{1, 2.f}, {3, 4.f}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=](int x) mutable restrict(amp) {
          c[0] += x;
          d[1][1] += 1;
          e[1].a = 9;
          return c[0] + d[1][1] + e[1].a;
        };
        auto explicitly = [c]() mutable restrict(amp) { return ++c[2]; };
        int a = next(10), b = next(10);
        v[i] = a * 10000 + b * 100 + explicitly() * 10 + c[0] + c[2] + d[1][1] + e[1].a;
      });
  // a = 11 + 5 + 9 = 25, b = 21 + 6 + 9 = 36
  return v[1] == 250000 + 3600 + 40 + 1 + 3 + 4 + 3 ? 0 : 1;
}

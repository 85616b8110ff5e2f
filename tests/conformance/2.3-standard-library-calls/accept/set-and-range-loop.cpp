// std::set, std::less and range loops ignore amp operators and functions of the element type.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <set>
#include <iterator>
namespace Q {
struct K {
  int v;
  bool operator<(const K &o) const { return v < o.v; }
  bool operator<(const K &o) restrict(amp) { return v > o.v; }
};
struct R {
  int a[2];
};
const int *begin(const R &r) { return r.a; }
int *begin(R &r) restrict(amp) { return r.a + 1; }
const int *end(const R &r) { return r.a + 2; }
}
int main() {
  std::set<Q::K> s{{1}, {2}};
  Q::K a{1}, b{2};
  Q::R r{{1, 2}};
  int n = 0;
  for (int x : r) n += x;
  return s.begin()->v == 1 && std::less<>()(a, b) && n == 3 ? 0 : 1;
}

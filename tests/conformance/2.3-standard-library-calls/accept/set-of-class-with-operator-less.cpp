// std::set and std::less use the const cpu operator< of a class and not its amp operator<.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <set>
namespace Q {
struct K {
  int v;
  bool operator<(const K &o) const { return v < o.v; }
  bool operator<(const K &o) restrict(amp) { return v > o.v; }
};
}
int main() {
  std::set<Q::K> s{{1}, {2}};
  Q::K a{1}, b{2};
  return s.begin()->v != 1 ? 1 : !std::less<>()(a, b) ? 2 : 0;
}

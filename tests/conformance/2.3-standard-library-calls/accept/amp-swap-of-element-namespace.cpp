// std::iter_swap and std::reverse ignore an amp swap function of the element's namespace.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
namespace Q {
struct P {
  int v;
};
void swap(P &a, P &b) restrict(amp) { a.v = b.v = 99; }
}
int main() {
  Q::P p[2] = {{1}, {2}};
  std::iter_swap(p, p + 1);
  std::reverse(p, p + 2);
  std::swap_ranges(p, p + 1, p + 1);
  return p[0].v != 2 || p[1].v != 1 ? 4 : 0;
}

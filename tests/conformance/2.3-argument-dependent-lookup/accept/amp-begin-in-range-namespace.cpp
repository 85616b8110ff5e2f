// A host range-based for loop ignores an amp begin function of the range's namespace.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
struct R {
  int d[2];
};
const int *begin(const R &r) { return r.d; }
const int *end(const R &r) { return r.d + 1; }
int *begin(R &r) restrict(amp) { return r.d; }
}
int main() {
  a::R r = {{1, 2}};
  int s = 0;
  for (auto x : r) s += x;
  return s == 1 ? 0 : 1;
}

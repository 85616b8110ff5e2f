// A host range loop over a mutable object calls the cpu begin function for const objects.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace Q {
struct R {
  int a[2];
};
const int *begin(const R &r) { return r.a; }
int *begin(R &r) restrict(amp) { return r.a + 1; }
const int *end(const R &r) { return r.a + 2; }
}
int main() {
  Q::R r{{1, 2}};
  int n = 0;
  for (int x : r) n += x;
  return n == 3 ? 0 : 1;
}

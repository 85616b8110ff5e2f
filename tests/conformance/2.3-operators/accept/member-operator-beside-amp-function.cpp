// A cpu expression selects a member operator or a free operator although a better amp operator
// exists.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct X {
  int v;
  int operator+(int) const { return 1; }
  int operator-(float) restrict(amp) { return 2; }
};
int operator+(X &, int) restrict(amp) { return 3; }
int operator-(const X &, double) { return 4; }
int main() {
  X x = {1};
  return x + 1 == 1 && x - 1.f == 4 ? 0 : 1;
}

// A cpu expression ignores a better amp operator that a using directive brings.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct X {
  int v;
};
namespace ops {
int operator+(X &, int) restrict(amp) { return 3; }
int operator-(X &, int) { return 5; }
}
using namespace ops;
int operator+(const X &, int) { return 4; }
int main() {
  X x = {1};
  return x + 1 == 4 ? 0 : 1;
}

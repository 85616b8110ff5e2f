// A cpu call selects among an unnamed namespace and the global scope although amp functions match
// better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-function"
#include <amp.h>
namespace {
int g(const int &) { return 1; }
int h(int &) restrict(amp) { return 4; }
}
int g(int &) restrict(amp) { return 2; }
int h(const int &) { return 3; }
int main() {
  int x = 1;
  return g(x) == 1 && h(x) == 3 ? 0 : 1;
}

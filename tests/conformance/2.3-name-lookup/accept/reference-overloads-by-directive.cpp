// A cpu call selects a used namespace's function by reference or value over better global amp ones.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
int f(const int &) { return 1; }
}
using namespace a;
int f(int) restrict(amp) { return 2; }
int g(int &) restrict(amp) { return 2; }
namespace a {
int g(const int &) { return 1; }
}
int h(float) restrict(amp) { return 4; }
namespace a {
int h(double) { return 3; }
}
int main() {
  int x = 1;
  return f(x) == 1 && g(x) == 1 && h(1.f) == 3 ? 0 : 1;
}

// A cpu call binds a const reference of a used namespace although a global amp function takes an
// lvalue.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
int g(const int &) { return 1; }
}
using namespace a;
int g(int &) restrict(amp) { return 2; }
int main() {
  int x = 1;
  return g(x) == 1 ? 0 : 1;
}

// A qualified cpu call selects an inline namespace's function, not the enclosing one's amp
// function.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace l {
inline namespace v1 {
int g(const int &) { return 1; }
}
int g(int &) restrict(amp) { return 2; }
}
int main() {
  int x = 1;
  return l::g(x) == 1 ? 0 : 1;
}

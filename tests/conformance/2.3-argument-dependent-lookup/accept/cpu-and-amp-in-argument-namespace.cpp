// A cpu call selects the cpu function of an argument's namespace, not its better amp overload.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
struct X {
  int v;
};
int f(const X &) { return 1; }
int f(a::X &) restrict(amp) { return 2; }
}
int main() {
  a::X x = {1};
  return f(x) == 1 ? 0 : 1;
}

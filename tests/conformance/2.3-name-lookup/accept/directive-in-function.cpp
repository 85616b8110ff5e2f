// A using directive in a function brings a cpu function although a global amp function matches
// exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
int h(double) { return 3; }
}
int h(float) restrict(amp) { return 4; }
int main() {
  using namespace a;
  return h(1.f) == 3 ? 0 : 1;
}

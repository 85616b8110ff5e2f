// A cpu call ignores better amp functions that using declarations or directives of a block bring.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace n {
int f(long) { return 1; }
}
namespace m {
int f(int) restrict(amp) { return 2; }
int g(int) restrict(amp) { return 3; }
}
using m::f;
using n::f;
namespace o {
using namespace m;
int g(long) { return 4; }
int t() { return g(1); }
}
int main() {
  using m::f;
  using n::f;
  {
    using namespace m;
    using o::g;
    if (g(2) != 4) return 2;
  }
  return f(1) == 1 && ::f(1) == 1 && o::t() == 4 ? 0 : 1;
}

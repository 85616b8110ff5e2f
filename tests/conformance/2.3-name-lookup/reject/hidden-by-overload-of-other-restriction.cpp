// A call must not find a function that a function of the other restriction hides in an inner scope.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f(int) { return 1; }
namespace N {
int f(double) restrict(amp) { return 2; }
int c() { return f(1); } // ERROR
namespace P {
int c() { return f(1); } // ERROR
}
}
namespace Q {
using N::f;
int c() { return f(1); } // ERROR
}
struct S {
  int f(double) const restrict(amp) { return 2; }
  int c() const { return f(1); } // ERROR
};
int g(int) restrict(amp) { return 1; }
namespace N {
int g(double) { return 2; }
int c() restrict(amp) { return g(1); } // ERROR
}
int h() restrict(amp) {
  int g(double) restrict(cpu);
  return g(1); // ERROR
}
int main() {}

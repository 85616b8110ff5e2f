// Using declarations and directives merge a cpu and an amp function of two namespaces.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
namespace A {
int f(int) { return 1; }
int g(int) { return 3; }
}
namespace B {
int f(int) restrict(amp) { return 2; }
int g(int) restrict(amp) { return 4; }
}
namespace C {
using A::f;
using B::f;
int c() { return f(1); }
int d() restrict(amp) { return f(1); }
}
namespace D {
using namespace A;
using namespace B;
int c() { return g(1); }
int d() restrict(amp) { return g(1); }
}
int main() {
  std::vector<int> o(2);
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = C::d();
        v[1] = D::d();
      });
  CHECK(v[0] == 2 && v[1] == 4);
  CHECK(C::c() == 1 && D::c() == 3);
  return failures;
}

// Using declarations, directives and aliases in a block bring candidates of either restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace A {
int f(int) restrict(amp) { return 1; }
}
namespace B {
int f(double) { return 2; }
int f(float) restrict(amp) { return 3; }
}
namespace Al = A;
namespace C {
using namespace A;
using B::f;
int k(int) { return f(1); }
int l() restrict(amp) { return f(1); }
}
int c() {
  using A::f;
  using B::f;
  return f(1);
}
int a() restrict(amp) {
  using A::f;
  using B::f;
  return f(1) * 100 + f(1.0f) * 10 + Al::f(1);
}
int c2() {
  using namespace A;
  using namespace B;
  return f(1);
}
int a2() restrict(amp) {
  using namespace A;
  using namespace B;
  return f(1);
}
int a3() restrict(amp) {
  using namespace A;
  {
    using B::f;
    return f(1);
  }
}
int main() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = a2();
        r[2] = a3();
        r[3] = C::l();
      });
  return r[0] != 131                             ? 1
         : r[1] != 1                             ? 2
         : r[2] != 3                             ? 3
         : r[3] != 3                             ? 4
         : c() != 2 || c2() != 2 || C::k(1) != 2 ? 5
                                                 : 0;
}

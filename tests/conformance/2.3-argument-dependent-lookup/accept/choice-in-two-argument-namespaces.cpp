// A cpu,amp call selects the overload of each target among functions of its argument namespaces.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace A {
struct P {
  int a;
};
int g(P, int) restrict(amp) { return 1; }
int g(P, float) restrict(cpu) { return 2; }
int k() restrict(cpu, amp) { return g(P{}, 1); }
}
namespace B {
struct P {
  int a;
};
int g(P, A::P) restrict(amp) { return 3; }
int g(P, const A::P &, int = 0) restrict(cpu) { return 4; }
int k() restrict(cpu, amp) { return g(P{}, A::P{}); }
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = A::k();
        r[1] = B::k();
      });
  return r[0] == 1 && r[1] == 3 && A::k() == 2 && B::k() == 4 ? 0 : 1;
}

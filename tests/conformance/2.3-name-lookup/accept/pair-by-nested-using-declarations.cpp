// Using declarations bring a namespace's pair and its extra overloads into another and into a
// block.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace N {
int f(int) restrict(cpu) { return 1; }
int f(int) restrict(amp) { return 2; }
int f(double) restrict(amp) { return 3; }
}
namespace M {
using N::f;
int f(float) restrict(cpu, amp) { return 4; }
}
int f(const char *) { return 5; }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using M::f;
        v[0] = f(1);
        v[1] = f(1.0);
        v[2] = f(1.f);
        v[3] = M::f(2);
      });
  v.synchronize();
  using M::f;
  if (f(1) != 1 || f(1.f) != 4 || ::f("") != 5) return 1;
  return out[0] == 2 && out[1] == 3 && out[2] == 4 && out[3] == 2 ? 0 : 2;
}

// A cpu,amp member function selects private overloads of different parameters by target.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
class S {
  static int g(int x) restrict(amp) { return x; }
  static int g(double x) restrict(cpu) { return (int)x + 1; }
  int h(int x) const restrict(amp) { return x + 2; }
  int h(float x) const { return (int)x + 3; }

public:
  int k() const restrict(cpu, amp) { return g(1) * 10 + h(1); }
};
int main() {
  int o = 0;
  S s;
  array_view<int> r(1, &o);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        S s;
        r[0] = s.k();
      });
  return r[0] == 13 && s.k() == 24 ? 0 : 1;
}

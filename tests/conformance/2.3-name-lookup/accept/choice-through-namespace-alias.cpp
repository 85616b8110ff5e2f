// A cpu,amp call qualified by a namespace alias selects the overload of each target.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
int f(float x) restrict(amp) { return (int)x + 2; }
}
namespace al = lib;
namespace fwd {
using namespace lib;
}
namespace one {
using lib::f;
}
int k(int x) restrict(cpu, amp) { return al::f(x); }
int m(int x) restrict(cpu, amp) {
  using lib::f;
  return f(x);
}
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1) * 10 + m(1); });
  return v[0] == 33 && k(1) * 10 + m(1) == 22 ? 0 : 1;
}

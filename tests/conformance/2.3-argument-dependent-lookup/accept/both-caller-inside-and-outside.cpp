// A cpu,amp function selects a cpu function by argument and a global amp function by target.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace a {
struct X {
  int v;
};
int f(X &) restrict(cpu) { return 1; }
}
int f(const a::X &) restrict(amp) { return 2; }
int k() restrict(cpu, amp) {
  a::X x = {1};
  return f(x);
}
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(); });
  return v[0] == 2 && k() == 1 ? 0 : 1;
}

// A qualified cpu,amp call reaches a pair through a using declaration of another namespace.
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
int f(int x) restrict(amp) { return x + 2; }
}
namespace one {
using lib::f;
}
namespace two {
using namespace one;
}
int k(int x) restrict(cpu, amp) { return one::f(x) * 10 + two::f(x); }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  return v[0] == 33 && k(1) == 22 ? 0 : 1;
}

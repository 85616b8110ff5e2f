// A cpu function of the argument's namespace and an equal global amp function serve their own
// targets.
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
int f(X) restrict(cpu) { return 1; }
}
int f(a::X) restrict(amp) { return 2; }
int k(int) restrict(cpu) {
  a::X x = {1};
  return f(x);
}
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        a::X x = {1};
        v[i] = f(x);
      });
  a::X x = {3};
  return v[0] == 2 && f(x) == 1 && k(1) == 1 ? 0 : 1;
}

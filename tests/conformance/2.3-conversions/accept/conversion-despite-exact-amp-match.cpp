// A cpu call converts its argument to another class although an amp function takes it as it is.
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
  X(int x) restrict(cpu, amp) : v(x) {}
  ~X() restrict(cpu, amp) {}
};
int f(X) restrict(amp) { return 1; }
}
struct Y {
  Y(const a::X &) {}
  Y(int) {}
};
int f(Y) { return 2; }
int main() {
  a::X x(1);
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        a::X q(2);
        v[i] = f(q);
      });
  return f(x) == 2 && v[0] == 1 ? 0 : 1;
}

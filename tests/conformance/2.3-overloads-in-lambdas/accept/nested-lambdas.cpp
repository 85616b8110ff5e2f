// Nested lambdas and local classes select functions by the restriction of the enclosing function.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
int b() restrict(cpu, amp) {
  auto l = [](int x) {
    auto m = [=] { return f(x); };
    return m();
  };
  return l(1);
}
int c() {
  return [] { return [](int y) { return f(y); }(1); }();
}
int a() restrict(amp) {
  struct L {
    int z() const { return f(1); }
  };
  return L().z() + [](int x) { return f(x); }(1) * 10;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] == 22 && r[1] == 2 && c() == 1 && b() == 1 ? 0 : 1;
}

// A static amp function can have the name of a virtual cpu function of a base class.
//
// accept: L-2.2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B {
  virtual int f() const { return 10; }
  virtual ~B() {}
  static int s(int x) restrict(amp) { return x + 1; }
};
struct D : B {
  int f() const override { return 20; }
};
struct E : D {
  int g() const restrict(cpu) { return f(); }
  static int f(int x) restrict(amp) { return x + 2; }
  using D::f;
};
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E::f(1) * 10 + B::s(4); });
  v.synchronize();
  E e;
  const B &b = e;
  return b.f() == 20 && e.g() == 20 && out == 35 ? 0 : 1;
}

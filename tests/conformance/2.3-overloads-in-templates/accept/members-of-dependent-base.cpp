// A class template selects member overloads of its dependent base class by restriction.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct B {
  int f(int) const restrict(amp) { return 1; }
  int f(double) const { return 2; }
  static int s(int) restrict(amp) { return 3; }
  static int s(double) { return 4; }
};
template <class T> struct D : T {
  int c() const { return this->f(1) * 10 + T::s(1); }
  int a() const restrict(amp) { return this->f(1) * 10 + T::s(1); }
  int b() const restrict(cpu, amp) { return this->f(1) * 10 + D::s(1); }
};
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        D<B> d;
        r[0] = d.a();
        r[1] = d.b();
      });
  D<B> d;
  return r[0] == 13 && r[1] == 13 && d.c() == 24 && d.b() == 24 ? 0 : 1;
}

// An inherited pair of constructors initializes an object with the constructor of the caller's
// target.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B {
  int x;
  B(int a) restrict(cpu) : x(a + 1) {}
  B(int a) restrict(amp) : x(a + 2) {}
  B(int a, int b) restrict(cpu, amp) : x(a + b) {}
  template <class T> B(T t, T *) restrict(cpu, amp) : x(int(t)) {}
};
struct D : B {
  using B::B;
  int y = 7;
};
template <class T> struct E : T {
  using T::T;
  int sum() const restrict(cpu, amp) { return this->x + 1000; }
};
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        D d(1);
        E<D> e(10);
        E<B> f(3, 4);
        float z = 0;
        D g(9.f, &z);
        v[0] = d.x + d.y;
        v[1] = e.sum() + e.y;
        v[2] = f.sum();
        v[3] = g.x;
      });
  v.synchronize();
  D d(1);
  E<D> e(10);
  if (d.x != 2 || e.sum() != 1011) return 9;
  const int want[] = {10, 1019, 1007, 9};
  for (int i = 0; i < 4; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}

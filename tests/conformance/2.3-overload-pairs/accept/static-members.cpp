// Pairs of static member functions are selected through objects, derived classes and template
// arguments.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  static int f(int x) restrict(cpu) { return x + 1; }
  static int f(int x) restrict(amp) { return x + 2; }
};
struct B : A {
  int g() const restrict(cpu, amp) { return f(10); }
};
template <class T> struct Tr {
  static int f(T) restrict(cpu) { return 1; }
  static int f(T) restrict(amp) { return 2; }
};
template <class P> int use(P p, int x) restrict(cpu, amp) { return P::f(x) * 100 + p.f(x); }
template <template <class> class TT> int tt() restrict(cpu, amp) {
  return TT<int>::f(0) * 10 + TT<float>::f(0);
}
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        B b;
        v[0] = b.g();
        v[1] = B::f(1) + b.f(2);
        v[2] = use(b, 5);
        v[3] = tt<Tr>();
      });
  v.synchronize();
  B b;
  if (b.g() != 11 || B::f(1) + b.f(2) != 5 || use(b, 5) != 606 || tt<Tr>() != 11) return 1;
  return out[0] == 12 && out[1] == 7 && out[2] == 707 && out[3] == 22 ? 0 : 2;
}

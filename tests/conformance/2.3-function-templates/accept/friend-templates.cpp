// Friend function templates of a class template are selected by the caller's restriction.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
template <class T> class W {
  T v;

public:
  W(T x) restrict(cpu, amp) : v(x) {}
  template <class U> friend int f(const W<U> &, U) restrict(amp);
  template <class U> friend int f(const W<U> &, double);
};
template <class U> int f(const W<U> &w, U) restrict(amp) { return w.v + 1; }
template <class U> int f(const W<U> &w, double) { return w.v + 2; }
int c() {
  W<int> w(10);
  return f(w, 1);
}
int a() restrict(amp) {
  W<int> w(10);
  return f(w, 1);
}
int b() restrict(cpu, amp) {
  W<int> w(10);
  return f(w, 1);
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] == 11 && r[1] == 11 && c() == 12 && b() == 12 ? 0 : 1;
}

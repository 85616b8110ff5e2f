// Pairs of members of a class template may be defined out of class and specialized.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T, int N = 2> struct A {
  T v;
  A(T x) restrict(cpu);
  A(T x) restrict(amp);
  T get() const restrict(cpu);
  T get() const restrict(amp);
  template <class U> U conv(U u) const restrict(cpu);
  template <class U> U conv(U u) const restrict(amp);
  static T st(T) restrict(cpu);
  static T st(T) restrict(amp);
  A &operator+=(const A &) restrict(cpu);
  A &operator+=(const A &) restrict(amp);
  T operator()(T a) const restrict(cpu);
  T operator()(T a) const restrict(amp);
  struct In {
    T go() const restrict(cpu);
    T go() const restrict(amp);
    T k;
  };
};
template <class T, int N> A<T, N>::A(T x) restrict(cpu) : v(x + 1) {}
template <class T, int N> A<T, N>::A(T x) restrict(amp) : v(x + 2) {}
template <class T, int N> T A<T, N>::get() const restrict(cpu) { return v * N; }
template <class T, int N> T A<T, N>::get() const restrict(amp) { return v * N * 10; }
template <class T, int N> template <class U> U A<T, N>::conv(U u) const restrict(cpu) {
  return U(v) + u;
}
template <class T, int N> template <class U> U A<T, N>::conv(U u) const restrict(amp) {
  return U(v) - u;
}
template <class T, int N> T A<T, N>::st(T x) restrict(cpu) { return x + N; }
template <class T, int N> T A<T, N>::st(T x) restrict(amp) { return x - N; }
template <class T, int N> A<T, N> &A<T, N>::operator+=(const A &o) restrict(cpu) {
  v += o.v;
  return *this;
}
template <class T, int N> auto A<T, N>::operator+=(const A &o) restrict(amp) -> A & {
  v += o.v * 2;
  return *this;
}
template <class T, int N> T A<T, N>::operator()(T a) const restrict(cpu) { return a * 3; }
template <class T, int N> T A<T, N>::operator()(T a) const restrict(amp) { return a * 4; }
template <class T, int N> T A<T, N>::In::go() const restrict(cpu) { return k + 1; }
template <class T, int N> T A<T, N>::In::go() const restrict(amp) { return k + 2; }
template <class T> struct A<T *, 1> {
  static int st(int) restrict(cpu) { return 7; }
  static int st(int) restrict(amp) { return 8; }
};
template <class T> auto gen(T x) restrict(cpu) { return x + 1; }
template <class T> auto gen(T x) restrict(amp) { return x + 2; }
template <> auto gen(float x) restrict(cpu) { return x + 10; }
template <> auto gen(float x) restrict(amp) { return x + 20; }
template <class T, class U = int, int K = 3> T three(T t, U u = U(1)) restrict(cpu) {
  return t + u + K;
}
template <class T, class U = int, int K = 3> T three(T t, U u = U(1)) restrict(amp) {
  return t - u - K;
}
template struct A<double, 3>;
int run(int k) restrict(cpu, amp) {
  A<int> a(1);
  A<int, 5> b(2);
  A<float> c(1.f);
  A<int>::In in = {4};
  A<double, 3> d(1.0);
  switch (k) {
  case 0:
    return a.get();
  case 1:
    return b.get();
  case 2:
    return (int)c.conv(10);
  case 3:
    return A<int>::st(5);
  case 4:
    a += a;
    return a.v;
  case 5:
    return a(3);
  case 6:
    return in.go();
  case 7:
    return A<int *, 1>::st(0);
  case 8:
    return gen(1);
  case 9:
    return (int)gen(1.f);
  case 10:
    return three(10);
  case 11:
    return three<int, int, 5>(10, 2);
  case 12:
    return (int)d.get();
  case 13:
    return c.conv<int>(1);
  }
  return 0;
}
int main() {
  int wc[14] = {4, 15, 12, 7, 4, 9, 5, 7, 2, 11, 14, 17, 6, 3},
      wa[14] = {60, 200, -7, 3, 9, 12, 6, 8, 3, 21, 6, 3, 90, 2};
  int o[14];
  array_view<int> v(14, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 14; ++i) {
    if (run(i) != wc[i]) return 1 + i;
    if (v[i] != wa[i]) return 101 + i;
  }
  return 0;
}

// Each kind of member function of a class template launches kernels, defined in and out of class.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename T, int N> struct Base {
  typedef T elem;
  static constexpr int two = 2;
  T bm = T(1);
};
template <typename T, int N = 3> class C : Base<T, N> {
  T k;
  static constexpr int M = N * 2;
  enum en { e0 = N + 1 };
  using typename Base<T, N>::elem;
  template <typename U> using pair_of = array_view<U, 1>;
  struct inner {
    T a;
    int b;
  };

public:
  C(T k);
  ~C();
  T in(T x) {
    array_view<T, 1> v(4);
    T k = this->k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          elem q = x;
          inner n = {k, M};
          v[i] = q + n.a + n.b + e0 + Base<T, N>::two;
        });
    return v[0];
  }
  T out(T x) const;
  template <typename U> U mt(U x);
  template <typename U, int J> static U smt(U x, T y);
  static T st(T);
  operator T();
  T operator()(T);
  struct nest {
    T f(T);
    template <class V> T g(V, T);
  };
};
static int d_count;
template <typename T, int N> C<T, N>::C(T x) : k(st(x)) {
  array_view<T, 1> v(4);
  T k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + N; });
  this->k = v[0];
}
template <typename T, int N> C<T, N>::~C() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = M + e0; });
  d_count += v[0];
}
template <typename Q, int W> Q C<Q, W>::out(Q x) const {
  array_view<Q, 1> v(4);
  Q k = this->k;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        elem q = x;
        inner n = {k, M};
        v[i] = q + n.a + n.b + e0 + W;
      });
  return v[0];
}
template <typename T, int N> template <typename U> U C<T, N>::mt(U x) {
  pair_of<U> v(4);
  T k = this->k;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = x + U(k) + sizeof(T) + sizeof(U) + M; });
  return v[0];
}
template <typename T, int N> template <typename U, int J> U C<T, N>::smt(U x, T y) {
  array_view<U, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + U(y) + J * N; });
  return v[0];
}
template <typename T, int N> T C<T, N>::st(T x) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x * 2; });
  return v[0];
}
template <typename T, int N> C<T, N>::operator T() {
  array_view<T, 1> v(4);
  auto k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + M; });
  return v[0];
}
template <typename T, int N> T C<T, N>::operator()(T y) {
  array_view<T, 1> v(4);
  auto k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * y + M; });
  return v[0];
}
template <typename T, int N> T C<T, N>::nest::f(T y) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = y + M + e0; });
  return v[0];
}
template <typename T, int N> template <class V> T C<T, N>::nest::g(V w, T y) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(w) + y + M + e0; });
  return v[0];
}
int main() {
  {
    C<int> c(4); // k = 11
    CHECK(c.in(100) == 100 + 11 + 6 + 4 + 2);
    CHECK(c.out(100) == 100 + 11 + 6 + 4 + 3);
    CHECK(c.mt(0.5f) == 0.5f + 11 + 8 + 6);
    CHECK((c.smt<float, 5>(0.5f, 2) == 17.5f));
    CHECK(int(c) == 17);
    CHECK(c(2) == 28);
    CHECK(C<int>::nest().f(1) == 11);
    CHECK(C<int>::nest().g(1.9f, 1) == 12);
  }
  CHECK(d_count == 10);
  C<float, 5> c(1.25f); // k = 7.5
  CHECK(c.in(1.f) == 1 + 7.5f + 10 + 6 + 2);
  CHECK(c.out(1.f) == 1 + 7.5f + 10 + 6 + 5);
  CHECK(c.mt(1) == 1 + 7 + 8 + 10);
  CHECK((C<float, 5>::nest().f(.5f) == 16.5f));
  CHECK(float(c) == 17.5f);
  return failures;
}

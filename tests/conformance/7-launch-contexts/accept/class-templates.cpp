// Members of class templates, of nested class templates and of their specializations launch
// kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// Each kind of member function of a class template launches kernels, defined in and out of class.
namespace members {
template <typename T, int N>
struct Base {
  typedef T elem;
  static constexpr int two = 2;
  T bm = T(1);
};
template <typename T, int N = 3>
class C : Base<T, N> {
  T k;
  static constexpr int M = N * 2;
  enum en { e0 = N + 1 };
  using typename Base<T, N>::elem;
  template <typename U>
  using pair_of = array_view<U, 1>;
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
  template <typename U>
  U mt(U x);
  template <typename U, int J>
  static U smt(U x, T y);
  static T st(T);
  operator T();
  T operator()(T);
  struct nest {
    T f(T);
    template <class V>
    T g(V, T);
  };
};
static int d_count;
template <typename T, int N>
C<T, N>::C(T x) : k(st(x)) {
  array_view<T, 1> v(4);
  T k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + N; });
  this->k = v[0];
}
template <typename T, int N>
C<T, N>::~C() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = M + e0; });
  d_count += v[0];
}
template <typename Q, int W>
Q C<Q, W>::out(Q x) const {
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
template <typename T, int N>
template <typename U>
U C<T, N>::mt(U x) {
  pair_of<U> v(4);
  T k = this->k;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = x + U(k) + sizeof(T) + sizeof(U) + M; });
  return v[0];
}
template <typename T, int N>
template <typename U, int J>
U C<T, N>::smt(U x, T y) {
  array_view<U, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + U(y) + J * N; });
  return v[0];
}
template <typename T, int N>
T C<T, N>::st(T x) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x * 2; });
  return v[0];
}
template <typename T, int N>
C<T, N>::operator T() {
  array_view<T, 1> v(4);
  auto k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + M; });
  return v[0];
}
template <typename T, int N>
T C<T, N>::operator()(T y) {
  array_view<T, 1> v(4);
  auto k = this->k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * y + M; });
  return v[0];
}
template <typename T, int N>
T C<T, N>::nest::f(T y) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = y + M + e0; });
  return v[0];
}
template <typename T, int N>
template <class V>
T C<T, N>::nest::g(V w, T y) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(w) + y + M + e0; });
  return v[0];
}
void test() {
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
}
} // namespace members

// Kernels in nested class templates and their specializations use the types of each instance.
namespace nested_and_specialized {
template <typename T>
struct Out {
  typedef T real;
  template <typename U>
  struct In {
    typedef U real;
    template <typename W>
    int f(W w) {
      typedef W mine;
      array_view<int, 1> v(4);
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            real a = real(2.5f);
            typename Out::real b = T(3.5f);
            mine c = w;
            v[0] = int(a * 2);
            v[1] = int(b * 2);
            v[2] = int(c * 2);
          });
      return v[0] * 10000 + v[1] * 100 + v[2];
    }
    template <typename W>
    int g(W w);
  };
};
template <typename A>
template <typename B>
template <typename C>
int Out<A>::In<B>::g(C w) {
  typedef C mine;
  real loc = real(1.5f);
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real a = real(2.5f);
        typename Out<A>::real b = A(3.5f);
        mine c = w;
        v[0] = int(a * 2) + int(loc * 2);
        v[1] = int(b * 2);
        v[2] = int(c * 2);
      });
  return v[0] * 10000 + v[1] * 100 + v[2];
}
template <>
template <>
template <>
int Out<int>::In<double>::g(float w) {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real a = real(2.5f);
        Out<int>::real b = Out<int>::real(3.5f);
        v[0] = int(a * 2);
        v[1] = int(b * 2);
        v[2] = int(w * 2) + 50;
      });
  return v[0] * 10000 + v[1] * 100 + v[2];
}
template <typename T>
struct Sp {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    return v[0];
  }
};
template <>
struct Sp<int> {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
    return v[0];
  }
};
template <typename T>
struct Sp<T *> {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3 + sizeof(T); });
    return v[0];
  }
  int g();
};
template <typename Q>
int Sp<Q *>::g() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q q = Q(1.5f);
        v[i] = int(q * 2);
      });
  return v[0];
}
template <>
int Sp<char>::f() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 4; });
  return v[0];
}
template <>
int Sp<float *>::g() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 44; });
  return v[0];
}
template <typename T>
int fs(T) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; });
  return v[0];
}
template <>
int fs(float) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
  return v[0];
}
template <typename T>
int fs(T *) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 7; });
  return v[0];
}
template int fs<long>(long);
template struct Sp<long>;
void test() {
  CHECK((Out<int>::In<float>().f(4.5) == 50609));
  CHECK((Out<float>::In<int>().g(4.5) == 60709));
  CHECK((Out<int>::In<double>().g(4.5f) == 50659));
  CHECK((Out<int>::In<double>().g(4) == 80608));
  CHECK(Sp<float>().f() == 1);
  CHECK(Sp<int>().f() == 2);
  CHECK(Sp<double *>().f() == 11);
  CHECK(Sp<char>().f() == 4);
  CHECK(Sp<double *>().g() == 3);
  CHECK(Sp<float *>().g() == 44);
  int x;
  CHECK(fs(1) == 5);
  CHECK(fs(1.f) == 6);
  CHECK(fs(&x) == 7);
  CHECK(fs(1l) == 5);
}
} // namespace nested_and_specialized

int main() {
  members::test();
  nested_and_specialized::test();
  return failures;
}

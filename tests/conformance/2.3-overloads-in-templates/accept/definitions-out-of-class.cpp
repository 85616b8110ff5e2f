// Templates of a pair may be defined outside of their class and may name their parameters
// differently.
//
// accept: L-2.3.2.1-e, L-2.1.1-o, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Pairs of members of a class template may be defined out of class and specialized.
namespace class_templates {
template <class T, int N = 2>
struct A {
  T v;
  A(T x) restrict(cpu);
  A(T x) restrict(amp);
  T get() const restrict(cpu);
  T get() const restrict(amp);
  template <class U>
  U conv(U u) const restrict(cpu);
  template <class U>
  U conv(U u) const restrict(amp);
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
template <class T, int N>
A<T, N>::A(T x) restrict(cpu) : v(x + 1) {}
template <class T, int N>
A<T, N>::A(T x) restrict(amp) : v(x + 2) {}
template <class T, int N>
T A<T, N>::get() const restrict(cpu) {
  return v * N;
}
template <class T, int N>
T A<T, N>::get() const restrict(amp) {
  return v * N * 10;
}
template <class T, int N>
template <class U>
U A<T, N>::conv(U u) const restrict(cpu) {
  return U(v) + u;
}
template <class T, int N>
template <class U>
U A<T, N>::conv(U u) const restrict(amp) {
  return U(v) - u;
}
template <class T, int N>
T A<T, N>::st(T x) restrict(cpu) {
  return x + N;
}
template <class T, int N>
T A<T, N>::st(T x) restrict(amp) {
  return x - N;
}
template <class T, int N>
A<T, N> &A<T, N>::operator+=(const A &o) restrict(cpu) {
  v += o.v;
  return *this;
}
template <class T, int N>
auto A<T, N>::operator+=(const A &o) restrict(amp) -> A & {
  v += o.v * 2;
  return *this;
}
template <class T, int N>
T A<T, N>::operator()(T a) const restrict(cpu) {
  return a * 3;
}
template <class T, int N>
T A<T, N>::operator()(T a) const restrict(amp) {
  return a * 4;
}
template <class T, int N>
T A<T, N>::In::go() const restrict(cpu) {
  return k + 1;
}
template <class T, int N>
T A<T, N>::In::go() const restrict(amp) {
  return k + 2;
}
template <class T>
struct A<T *, 1> {
  static int st(int) restrict(cpu) { return 7; }
  static int st(int) restrict(amp) { return 8; }
};
template <class T>
auto gen(T x) restrict(cpu) {
  return x + 1;
}
template <class T>
auto gen(T x) restrict(amp) {
  return x + 2;
}
template <>
auto gen(float x) restrict(cpu) {
  return x + 10;
}
template <>
auto gen(float x) restrict(amp) {
  return x + 20;
}
template <class T, class U = int, int K = 3>
T three(T t, U u = U(1)) restrict(cpu) {
  return t + u + K;
}
template <class T, class U = int, int K = 3>
T three(T t, U u = U(1)) restrict(amp) {
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
void test() {
  int wc[14] = {4, 15, 12, 7, 4, 9, 5, 7, 2, 11, 14, 17, 6, 3},
      wa[14] = {60, 200, -7, 3, 9, 12, 6, 8, 3, 21, 6, 3, 90, 2};
  int o[14];
  array_view<int> v(14, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 14; ++i) {
    CHECK(run(i) == wc[i]);
    CHECK(v[i] == wa[i]);
  }
}
} // namespace class_templates

// Member templates of a class template can be defined outside it, one definition per restriction.
namespace member_templates {
template <class T>
struct A {
  T t;
  template <class U>
  U conv(U u) const restrict(amp, cpu);
  template <class U>
  U conv2(U u) const restrict(amp);
  template <class U>
  U conv2(U u) const restrict(cpu);
  template <int N>
  struct In {
    int get(const A &a) const restrict(cpu, amp);
  };
  static T zero() restrict(cpu, amp);
};
template <class T>
template <class U>
U A<T>::conv(U u) const restrict(cpu) restrict(amp) {
  return U(t) + u;
}
template <class T>
template <class U>
U A<T>::conv2(U u) const restrict(amp) {
  return U(t) + u + 1;
}
template <class T>
template <class U>
U A<T>::conv2(U u) const restrict(cpu) {
  return U(t) + u + 2;
}
template <class T>
template <int N>
int A<T>::In<N>::get(const A &a) const restrict(amp, cpu) {
  return int(a.t) * N;
}
template <class T>
T A<T>::zero() restrict(amp, cpu) {
  return T();
}
template <>
template <>
int A<float>::conv<int>(int u) const restrict(cpu, amp) {
  return -u;
}
void test() {
  double out[5] = {};
  array_view<double, 1> v(5, out);
  A<float> a{1.5f};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a.conv(0.25);
        v[1] = a.conv2(1.0);
        v[2] = A<float>::In<4>().get(a);
        v[3] = a.conv(3);
        v[4] = A<double>::zero() + 7;
      });
  v.synchronize();
  CHECK(out[0] == 1.75);
  CHECK(out[1] == 3.5);
  CHECK(out[2] == 4);
  CHECK(out[3] == -3);
  CHECK(out[4] == 7);
  CHECK(a.conv2(1.0) == 4.5 && a.conv(3) == -3);
}
} // namespace member_templates

// Templates that differ only in restriction can name their template parameters differently.
template <class T, class U>
int f(T a, U b) restrict(cpu) {
  T c = a;
  U d = b;
  return sizeof(c) * 10 + sizeof(d);
}
template <class U, class T>
int f(U b, T a) restrict(amp) {
  U c = b;
  T d = a;
  return sizeof(c) * 1000 + sizeof(d) * 100 + int(b);
}
template <class T = int>
int g() restrict(cpu) {
  return sizeof(T);
}
template <class X = int>
int g() restrict(amp) {
  return sizeof(X) * 10;
}
template <class R, class A>
R conv(A a) restrict(cpu) {
  return R(a);
}
template <class A, class R>
A conv(R a) restrict(amp) {
  return A(a) + 1;
}
template <int N, class T>
int n(T (&a)[N]) restrict(cpu) {
  return N;
}
template <int M, class Q>
int n(Q (&N)[M]) restrict(amp) {
  return M * 10 + int(N[0]);
}
void test_parameter_names() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int a[3] = {7};
        v[0] = f(1.0, 2);
        v[1] = g();
        v[2] = conv<int>(2.5f);
        v[3] = n(a);
      });
  v.synchronize();
  int a[3];
  CHECK(f(1.0, 2) == 84);
  CHECK(g() == 4);
  CHECK(conv<int>(2.5f) == 2);
  CHECK(n(a) == 3);
  CHECK(out[0] == 8401);
  CHECK(out[1] == 40);
  CHECK(out[2] == 3);
  CHECK(out[3] == 37);
}

int main() {
  class_templates::test();
  member_templates::test();
  test_parameter_names();
  return failures;
}

// A kernel may be launched in partial specializations, member templates, packs and if constexpr.
//
// accept: P-7-af, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>

using namespace concurrency;

static int o[4];
template <class T, int N>
struct A {
  static int go(T k) {
    array_view<int, 1> v(4, o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(k) + N; });
    v.synchronize();
    return o[3];
  }
};
template <class T>
struct A<T, 0> {
  static int go(T k) {
    array_view<int, 1> v(4, o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(k) * 10; });
    v.synchronize();
    return o[3];
  }
};
template <>
struct A<float, 1> {
  static int go(float k) {
    array_view<int, 1> v(4, o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(k * 100); });
    v.synchronize();
    return o[3];
  }
};
template <class T>
struct Outer {
  template <class U>
  struct Inner {
    T t;
    U u;
    template <int K>
    int go() const {
      T tt = t;
      U uu = u;
      array_view<int, 1> v(4, o);
      parallel_for_each(
          v.extent, [ tt, uu, v ](index<1> i) restrict(amp) { v[i] = int(tt + uu) * K; });
      v.synchronize();
      return o[0];
    }
    int ool() const;
  };
};
template <class T>
template <class U>
int Outer<T>::Inner<U>::ool() const {
  T tt = t;
  U uu = u;
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T a = tt;
        U b = uu;
        v[i] = int(a - b);
      });
  v.synchronize();
  return o[0];
}
template <class T>
int ifc(T k) {
  array_view<int, 1> v(4, o);
  if constexpr (std::is_integral<T>::value)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k % 7; });
  else {
    struct L {
      T z;
    };
    L l = {k};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          if constexpr (sizeof(T) == 8)
            v[i] = int(l.z * 2);
          else
            v[i] = int(l.z * 4);
        });
  }
  v.synchronize();
  return o[1];
}
template <class... T>
int pack(T... t) {
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = int((t + ...)) + (int)sizeof...(t); });
  v.synchronize();
  return o[2];
}
template <class F, class... T>
int invoke(F f, T... t) {
  array_view<int, 1> v(4, o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(t...); });
  v.synchronize();
  return o[2];
}
template <template <class> class W, class T>
int ttp(T x) {
  W<T> w = {x};
  array_view<int, 1> v(4, o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(w.get()); });
  v.synchronize();
  return o[2];
}
template <class T>
struct W1 {
  T x;
  T get() const restrict(amp) { return x + 1; }
};
template <class T>
struct W2 {
  T x;
  T get() const restrict(amp) { return x + 2; }
};
template <class T, T V, class = typename std::enable_if<(V > T(2))>::type>
int nt() {
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const T z = V;
        v[i] = int(z);
      });
  v.synchronize();
  return o[2];
}
struct host {
  template <class T>
  friend int fr(host &, T x) {
    array_view<int, 1> v(4, o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(x); });
    v.synchronize();
    return o[2];
  }
  template <class T>
  operator T() const {
    T z = T(9);
    array_view<int, 1> v(4, o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(z); });
    v.synchronize();
    return T(o[0]);
  }
};
int main() {
  CHECK(A<int, 3>::go(2) == 5 && A<int, 0>::go(2) == 20 && A<float, 1>::go(2.5f) == 250 &&
        A<float, 2>::go(2.5f) == 4);
  Outer<int>::Inner<float> in = {3, 1.5f};
  CHECK(in.go<2>() == 8 && in.go<3>() == 12 && in.ool() == 1);
  CHECK(ifc(16) == 2 && ifc(1.5) == 3 && ifc(1.5f) == 6);
  CHECK(pack(1, 2.5f, 3u) == 9 && pack(4) == 5);
  CHECK(invoke(
            [](int a, float b) restrict(amp) { return a + int(b); }, 2, 3.f) == 5 &&
        invoke([](auto... a) restrict(amp) { return (a * ...); }, 2, 3, 4) == 24);
  CHECK(ttp<W1>(3) == 4 && ttp<W2>(3.f) == 5 && nt<int, 3>() == 3 && nt<unsigned, 8u>() == 8);
  host h;
  CHECK(fr(h, 4.5) == 4 && float(h) == 9.f && int(h) == 9);
  return failures;
}

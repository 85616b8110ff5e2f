// A kernel in a template may capture variables of every dependent type, packs and partial
// specializations.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <utility>
#include <vector>
using namespace concurrency;
template <class T> struct Tr {
  typedef T type;
  struct In {
    T a;
  };
  enum E { e = sizeof(T) };
  using V = array_view<T, 1>;
  static T make(T x) { return x; }
};
template <class T> auto dbl(T x) restrict(cpu, amp) { return x + x; }
template <class A, class... B> int f(A a, std::vector<B>... bs) {
  typename Tr<A>::type t1 = a;
  typename Tr<A>::In in = {a};
  typename Tr<A>::E e = Tr<A>::e;
  auto d = dbl(a);
  decltype(dbl(a)) d2 = d;
  const auto &r = a;
  auto &&rr = std::move(d2);
  std::pair<A, int> pr(a, 2);
  auto m = &Tr<A>::In::a;
  auto [s1, s2] = pr;
  auto l = [](auto x) restrict(cpu, amp) { return x * 2; };
  auto l2 = [a](int x) restrict(cpu, amp) { return a + x; };
  A s1c = s1;
  int o = 0;
  typename Tr<int>::V v(1, &o);
  const int n = sizeof...(B);
  bool big = sizeof(A) > 4;
  extent<2> ex(n + 1, 2);
  array<A, 1> ar(2);
  array<A, 1> &arr = ar;
  const array<A, 1> &car = ar;
  parallel_for_each(arr.extent, [&arr, t1 ](index<1> i) restrict(amp) { arr[i] = t1; });
  parallel_for_each(
      v.extent, [ =, &arr, &car ](index<1> i) restrict(amp) {
        A q = t1 + in.a + in.*m + d + d2 + r + rr + pr.first + pr.second + s1c + l(a) + l2(1) +
              arr[0] + car[1];
        v[i] = (int)q + e + n + big + ex[0];
      });
  return v[0];
}
template <class... A> int pk(A... a) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + (int)a) + (int)sizeof...(a); });
  return v[0];
}
template <class... A> int pk2(const A &...a) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [ v, a... ](index<1> i) restrict(amp) {
        int x[] = {(int)a...};
        v[i] = x[sizeof...(A) - 1];
      });
  return v[0];
}
template <class F, class... A> int pk3(F f, A... a) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(a...); });
  return v[0];
}
template <int... I> int pk4() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const int x[] = {I...};
        int s = 0;
        for (int k : x) s = s * 10 + k;
        v[i] = s;
      });
  return v[0];
}
template <template <class> class C, class T = int, T K = 4> struct TT {
  C<T> c;
  template <class U = float> int go(U u = U(2)) const {
    int o = 0;
    array_view<int> v(1, &o);
    auto c2 = c;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          C<U> w;
          w.a = u;
          v[i] = c2.a + (int)w.a + K;
        });
    return v[0];
  }
};
template <class T> struct Bx {
  T a;
};
template <class T> struct Sp;
template <class T> struct Sp<T *> {
  static int go(T t) {
    int o = 0;
    array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = t + 1; });
    return v[0];
  }
};
template <class T, int N> struct Sp2 {};
template <int N> struct Sp2<int, N> {
  int k = N;
  int go() {
    int o = 0;
    array_view<int> v(1, &o);
    int k = this->k;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + N; });
    return v[0];
  }
};
template <class T> int spec(T) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
  return v[0];
}
template <> int spec(float f) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)f; });
  return v[0];
}
template int spec<unsigned>(unsigned);
template <class T> T vt = T(3);
template <class T> struct Outer {
  template <class U> struct Inner {
    template <class W> static int go(T t, U u, W w);
  };
  T x;
  friend int fr(Outer o) {
    int q = 0;
    array_view<int> v(1, &q);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)o.x; });
    return v[0];
  }
};
template <class T> template <class U> template <class W> int Outer<T>::Inner<U>::go(T t, U u, W w) {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)(t + u * w); });
  return v[0];
}
int main() {
  int w = f(3, std::vector<int>(), std::vector<float>());
  int q = 3 + 3 + 3 + 6 + 6 + 3 + 6 + 3 + 2 + 3 + 6 + 4 + 3 + 3;
  if (w != q + 4 + 2 + 0 + 3) return 1;
  if (f(1.5f) != (int)(1.5f * 3 + 6 + 1.5f + 3 + 1.5f + 2 + 1.5f + 3 + 2.5f + 3) + 4 + 0 + 0 + 1)
    return 2;
  if (pk(1, 2.5f, 3u) != 9 || pk() != 0 || pk2(4, 5.f) != 5 ||
      pk3(
          [](int a, float b) restrict(amp) { return a - (int)b; }, 9, 2.f) != 7 ||
      pk4<1, 2, 3>() != 123)
    return 3;
  if (TT<Bx>{{1}}.go() != 7 || TT<Bx, unsigned, 9u>{{1}}.go<int>(5) != 15) return 4;
  if (Sp<int *>::go(4) != 5 || Sp2<int, 6>().go() != 12 || spec(1) != 1 || spec(4.f) != 4) return 5;
  if (Outer<int>::Inner<float>::go(1, 2.5f, 4.0) != 11 || fr(Outer<double>{6.0}) != 6) return 6;
  return 0;
}

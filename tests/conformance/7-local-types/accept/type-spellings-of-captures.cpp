// A kernel captures objects of unnamed, private, nested, qualified, dependent and elaborated types.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
namespace ns {
struct T {
  int z;
  T(int z = 3) restrict(cpu, amp) : z(z) {}
};
template <typename X> struct B {
  X x;
  typedef X type;
  struct I {
    X y;
  };
};
}
class Priv {
public:
  struct H {
    int h;
  };

private:
  typedef float real;

public:
  H get() const { return {4}; }
  real r() const { return 2.5f; }
  enum { anon = 5 };
};
struct {
  int a;
} gl = {6};
enum { gea = 7, geb };
template <typename T> struct Tr {
  typedef T type;
  typedef typename ns::B<T>::I in;
  static constexpr int n = sizeof(T);
};
template <typename T> auto tf(T t, typename Tr<T>::type u) {
  typename Tr<T>::in a{t};
  typename ns::B<T>::type b = u;
  decltype(t + u) c = t + u;
  ns::B<ns::B<T>> d{{t}};
  auto e = a;
  T f[Tr<T>::n] = {u};
  const typename Tr<T>::in g{u};
  typename Tr<T>::in &h = a;
  using L = typename Tr<T>::in;
  L l = a;
  array_view<typename Tr<T>::type, 1> v(1);
  T arr[2][sizeof(T)] = {};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        typename Tr<T>::in z = a;
        v[i] = z.y + b + c + d.x.x + e.y + f[0] + g.y + h.y + l.y + arr[1][1];
      });
  return v[0];
}
int main() {
  array_view<int, 1> v(20);
  namespace z = ns;
  z::T a;
  using ns::B;
  B<int> b{1};
  B<float>::I c{2.5f};
  B<int>::type d = 3;
  auto e = Priv().get();
  auto f = Priv().r();
  auto g = gl;
  auto h = Priv::anon;
  auto k = geb;
  struct {
    int q;
    float w;
  } l = {8, 9};
  struct {
    int q;
  } m[2] = {{1}, {2}};
  enum { la, lb } n = lb;
  union {
    int i;
    float fl;
  } o;
  o.i = 11;
  decltype(e.h) p = 12;
  decltype(gl) q = {13};
  const auto &r = l;
  auto s = &Priv::get;
  struct X {
    int i;
  } t = {14};
  const struct Y {
    int i;
  } u = {15}, w = {16};
  std::pair<int, float> pr(1, 2.f);
  unsigned int long ul = 5;
  int unsigned const volatile_ = 6;
  auto x{7};
  decltype((x)) y = x;
  B<B<int>> bb{{17}};
  (void)s;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a.z;
        v[1] = b.x;
        v[2] = int(c.y * 2);
        v[3] = d;
        v[4] = e.h;
        v[5] = int(f * 2);
        v[6] = g.a;
        v[7] = h;
        v[8] = k;
        v[9] = l.q + int(l.w);
        v[10] = m[1].q;
        v[11] = n;
        v[12] = o.i;
        v[13] = p + q.a;
        v[14] = r.q;
        v[15] = t.i;
        v[16] = u.i + w.i;
        v[17] = pr.first + int(ul);
        v[18] = volatile_ + x + y;
        v[19] = bb.x.x;
      });
  int want[] = {3, 1, 5, 3, 4, 5, 6, 5, 8, 17, 2, 1, 11, 25, 8, 14, 31, 6, 20, 17};
  for (int i = 0; i < 20; ++i) {
    CHECK(v[i] == want[i]);
    if (v[i] != want[i]) std::printf("%d: %d\n", i, int(v[i]));
  }
  CHECK(tf(1, 2) == 1 + 2 + 3 + 1 + 1 + 2 + 2 + 1 + 1);
  CHECK(tf(1.5f, 2.5f) == 1.5f + 2.5f + 4 + 1.5f + 1.5f + 2.5f + 2.5f + 1.5f + 1.5f);
  return failures;
}

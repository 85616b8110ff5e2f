// A kernel object may have several bases, wrap lambdas and be empty, and its copies are destroyed.
//
// accept: P-7-t, P-7.1-h, P-7.1-n, P-7-f, R-5.1.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include "check.h"
using namespace concurrency;
struct b1 {
  array_view<int, 1> v;
  int k;
};
struct b2 {
  array_view<const int, 1> c[2];
};
struct inner {
  array<int, 1> &a;
  const array<int, 1> &ca;
  int w[3];
  void add(int i, int x) const restrict(amp) { a[i] += x * w[i % 3]; }
};
struct K : b1, b2 {
  inner in;
  K(array_view<int, 1> v, array<int, 1> &a, const array<int, 1> &ca)
      : b1{v, 3}, b2{{array_view<const int, 1>(ca), v}}, in{a, ca, {1, 10, 100}} {}
  void operator()(index<1> i) const restrict(amp) {
    in.add(i[0], c[0][i] + k);
    v[i] = in.ca[i] + c[1].extent[0];
  }
  void operator()(index<1>) const restrict(cpu) {}
  int operator()(float) const restrict(amp) { return 1; }
};
template <typename F> struct wrap {
  F f;
  array_view<int, 1> out;
  template <typename I> int operator()(I i) const restrict(amp) {
    out[i] = f(i[0]);
    return 3;
  }
};
template <typename F> wrap<F> make(F f, array_view<int, 1> o) { return wrap<F>{f, o}; }
struct none {
  template <int N> float operator()(const index<N> &) const restrict(cpu, amp) { return 0; }
};
static int copies;
struct counted {
  array_view<int, 1> v;
  counted(array_view<int, 1> x) : v(x) {}
  counted(const counted &o) : v(o.v) { ++copies; }
  ~counted() { --copies; }
  void operator()(index<1> &i) const restrict(amp) {
    v[i] = 5;
    i += 1;
  }
};
int main() {
  std::vector<int> h = {1, 2, 3, 4, 5, 6};
  array<int, 1> a(6, h.begin()), ca(6, h.begin());
  array_view<int, 1> v(6), w(6);
  for (int i = 0; i < 6; ++i) v[i] = w[i] = 0;
  K k(v, a, ca);
  parallel_for_each(a.extent, k);
  const K &rk = k;
  parallel_for_each(extent<1>(1), rk);
  std::vector<int> r = a;
  CHECK(r[0] == 1 + 4 + 4 && r[1] == 2 + 50 && r[5] == 6 + 900 && v[5] == 12);
  int scale = 4;
  auto f = make([=](int i) restrict(amp) { return i * scale; }, w);
  parallel_for_each(w.extent, f);
  CHECK(w[5] == 20);
  auto g = make(make([](int i) restrict(cpu, amp) { return i + 1; }, v).f, v);
  parallel_for_each(v.extent, g);
  CHECK(v[5] == 6);
  parallel_for_each(extent<3>(2, 2, 2), none());
  parallel_for_each(extent<1>(3), [](index<1>) restrict(amp){});
  parallel_for_each(v.extent, counted(v));
  v[0] = v[0];
  accelerator().default_view.wait();
  CHECK(copies == -1 || copies == 0);
  CHECK(v[5] == 5);
  std::function<void(int)> fn = [=](int n) {
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += n; });
  };
  fn(2);
  fn(3);
  CHECK(w[0] == 5);
  array<int, 1> &x = a, &y = x;
  parallel_for_each(
      extent<1>(1), [&x, &y, &a ](index<1>) restrict(amp) {
        x[0] = 1;
        y[0] += 1;
        a[0] += 1;
      });
  CHECK(std::vector<int>(a)[0] == 3);
  auto ret = [&]() {
    return [&a, w ](index<1> i) restrict(amp) { a[i] = w[i]; };
  }();
  parallel_for_each(a.extent, ret);
  parallel_for_each(accelerator().create_view(), w.extent, ret);
  CHECK(std::vector<int>(a)[1] == 9);
  return failures;
}

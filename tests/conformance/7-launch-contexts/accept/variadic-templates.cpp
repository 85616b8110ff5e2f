// Kernels expand parameter packs of values, types, closures and views.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename... T> int sum(T... t) {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int((0.f + ... + float(t))) + int(sizeof...(T)) * 100 + int(sizeof...(t)) * 1000;
      });
  return v[1];
}
template <int... N> int con() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int a[] = {N..., 99};
        int s = 0;
        for (int x : a) s = s * 2 + x;
        v[i] = s;
      });
  return v[1];
}
template <typename... T> struct tup;
template <> struct tup<> {
  int total() const restrict(cpu, amp) { return 0; }
};
template <typename H, typename... R> struct tup<H, R...> {
  H h;
  tup<R...> r;
  tup(H h, R... r) : h(h), r(r...) {}
  int total() const restrict(cpu, amp) { return int(h) + 10 * r.total(); }
  int go() const {
    array_view<int, 1> v(4);
    auto me = *this;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = me.total() + sizeof...(R); });
    return v[1];
  }
};
template <typename F, typename... A> int call(F f, A... a) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(a...) + f(a * 2 ...); });
  return v[1];
}
template <template <typename, int> class V, typename... T> int views(V<T, 1>... vs) {
  parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) { ((vs[i] += 7), ...); });
  return int((0 + ... + vs[2]));
}
int main() {
  CHECK(sum(1, 2.5f, 3u) == 3306);
  CHECK(sum() == 0);
  CHECK((con<1, 2, 3>() == 11 * 2 + 99));
  CHECK(con<>() == 99);
  tup<int, float, unsigned> t(1, 2.f, 3u);
  CHECK(t.go() == 323);
  CHECK(call(
            [](int a, int b, int c) restrict(cpu, amp) { return a + b * 10 + c * 100; }, 1, 2, 3) ==
        963);
  array_view<int, 1> a(4);
  array_view<float, 1> b(4);
  for (int i = 0; i < 4; ++i) {
    a[i] = i;
    b[i] = i * 2.f;
  }
  CHECK(views<array_view>(a, b) == 20);
  return failures;
}

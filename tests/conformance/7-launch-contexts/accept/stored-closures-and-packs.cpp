// Recursive functions, class templates and variadic templates launch kernels and closures that they
// store or expand.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <functional>
#include <utility>

using namespace concurrency;

// Recursive functions launch kernels, and functions, pairs and templates store closures that are
// launched later.
namespace recursion_and_storage {
static int rec(int d) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d * d; });
  int r = v[0];
  return d == 0 ? r : r + rec(d - 1);
}
template <int D>
int trec() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = D * D; });
  if constexpr (D == 0)
    return v[0];
  else
    return v[0] + trec<D - 1>();
}
std::function<int(int)> mk(int a) {
  return [=](int b) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a * 10 + b; });
    return v[0];
  };
}
auto mkk(array_view<int, 1> v, int a) {
  return [=](index<1> i) restrict(amp) { v[i] = a + i[0]; };
}
template <typename T>
auto mkt(array_view<T, 1> v, T a) {
  struct L {
    T q;
  };
  L l{a};
  return [=](index<1> i) restrict(amp) { v[i] = l.q + i[0]; };
}
template <typename K>
struct holder {
  K k;
  void go(extent<1> e) { parallel_for_each(e, k); }
};
template <typename K>
void launch(extent<1> e, const K &k) {
  parallel_for_each(e, k);
}
template <typename K>
void launch2(extent<1> e, K &&k) {
  launch(e, std::forward<K>(k));
}
void test() {
  CHECK(rec(3) == 14);
  CHECK(trec<3>() == 14);
  CHECK(mk(3)(4) == 34);
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, mkk(v, 5));
  CHECK(v[1] == 6);
  auto k = mkt(v, 50);
  parallel_for_each(v.extent, k);
  CHECK(v[1] == 51);
  holder<decltype(k)> h{k};
  v[1] = 0;
  h.go(v.extent);
  CHECK(v[1] == 51);
  int z = 4;
  auto kk = [=](index<1> i) restrict(amp) { v[i] += z; };
  parallel_for_each(v.extent, kk);
  z = 100;
  parallel_for_each(v.extent, kk);
  launch(v.extent, kk);
  launch2(v.extent, kk);
  launch2(v.extent, decltype(kk)(kk));
  launch2(v.extent, [=](index<1> i) restrict(amp) { v[i] += z; });
  CHECK(v[1] == 51 + 20 + 100);
  auto kx = std::move(kk);
  parallel_for_each(v.extent, kx);
  const auto &kr = kx;
  parallel_for_each(v.extent, kr);
  CHECK(v[1] == 51 + 20 + 100 + 8);
  auto *kp = &kx;
  parallel_for_each(v.extent, *kp);
  CHECK(v[1] == 51 + 20 + 100 + 12);
  auto pr = std::make_pair(kx, 1);
  parallel_for_each(v.extent, pr.first);
  CHECK(v[1] == 51 + 20 + 100 + 16);
  parallel_for_each(v.extent, v[0] ? kx : kr);
  CHECK(v[1] == 51 + 20 + 100 + 20);
  std::function<void(extent<1>)> f = [=](extent<1> e) {
    parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = z + 1; });
  };
  f(v.extent);
  CHECK(v[1] == 101);
}
} // namespace recursion_and_storage

// Member functions of a class template launch kernels that call a stored closure of dependent type.
namespace class_templates_of_closures {
template <typename F>
struct Kern {
  F f;
  array_view<int, 1> v;
  Kern(F f, array_view<int, 1> v) : f(f), v(v) {}
  void go() {
    auto f = this->f;
    auto v = this->v;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(i[0]); });
  }
  void go2();
  template <typename G>
  void go3(G g);
  void operator()(index<1> i) const restrict(amp) { v[i] = f(i[0]) + 1; }
};
template <typename F>
void Kern<F>::go2() {
  F f2 = f;
  auto v = this->v;
  parallel_for_each(v.extent, [=](index<1> f) restrict(amp) { v[f] = f2(f[0]) * 2; });
}
template <typename F>
template <typename G>
void Kern<F>::go3(G g) {
  F f = this->f;
  auto v = this->v;
  auto c = [=](int x) restrict(amp) { return g(f(x)); };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(i[0]); });
  parallel_for_each(v.extent, [ c, v ](index<1> i) restrict(amp) { v[i] += c(0); });
}
template <typename F>
Kern<F> mk(F f, array_view<int, 1> v) {
  return Kern<F>(f, v);
}
template <int N>
auto pw() {
  return [](int x) restrict(cpu, amp) {
    int r = 1;
    for (int i = 0; i < N; ++i)
      r *= x;
    return r;
  };
}
auto recurse = [](auto self, int n) -> int {
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  return n == 0 ? 0 : v[0] + self(self, n - 1);
};
void test() {
  array_view<int, 1> v(4);
  int k = 5;
  auto a = mk([=](int x) restrict(cpu, amp) { return x + k; }, v);
  a.go();
  CHECK(v[3] == 8);
  a.go2();
  CHECK(v[3] == 16);
  a.go3([](int x) restrict(amp) { return -x; });
  CHECK(v[3] == -13);
  parallel_for_each(v.extent, a);
  CHECK(v[3] == 9);
  auto b = mk(pw<2>(), v), &rb = b;
  b.go();
  CHECK(v[3] == 9);
  rb.go3(pw<3>());
  CHECK(v[3] == 729);
  auto c = mk([=](auto x) restrict(cpu, amp) { return decltype(x)(x) * k; }, v);
  c.go();
  CHECK(v[3] == 15);
  c.go3([=](int x) restrict(cpu, amp) { return x * k; });
  CHECK(v[3] == 75);
  CHECK(recurse(recurse, 4) == 10);
}
} // namespace class_templates_of_closures

// Kernels expand parameter packs of values, types, closures and views.
namespace parameter_packs {
template <typename... T>
int sum(T... t) {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int((0.f + ... + float(t))) + int(sizeof...(T)) * 100 + int(sizeof...(t)) * 1000;
      });
  return v[1];
}
template <int... N>
int con() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int a[] = {N..., 99};
        int s = 0;
        for (int x : a)
          s = s * 2 + x;
        v[i] = s;
      });
  return v[1];
}
template <typename... T>
struct tup;
template <>
struct tup<> {
  int total() const restrict(cpu, amp) { return 0; }
};
template <typename H, typename... R>
struct tup<H, R...> {
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
template <typename F, typename... A>
int call(F f, A... a) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(a...) + f(a * 2 ...); });
  return v[1];
}
template <template <typename, int> class V, typename... T>
int views(V<T, 1>... vs) {
  parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) { ((vs[i] += 7), ...); });
  return int((0 + ... + vs[2]));
}
void test() {
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
}
} // namespace parameter_packs

int main() {
  recursion_and_storage::test();
  class_templates_of_closures::test();
  parameter_packs::test();
  return failures;
}

// Member functions of a class template launch kernels that call a stored closure of dependent type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename F> struct Kern {
  F f;
  array_view<int, 1> v;
  Kern(F f, array_view<int, 1> v) : f(f), v(v) {}
  void go() {
    auto f = this->f;
    auto v = this->v;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(i[0]); });
  }
  void go2();
  template <typename G> void go3(G g);
  void operator()(index<1> i) const restrict(amp) { v[i] = f(i[0]) + 1; }
};
template <typename F> void Kern<F>::go2() {
  F f2 = f;
  auto v = this->v;
  parallel_for_each(v.extent, [=](index<1> f) restrict(amp) { v[f] = f2(f[0]) * 2; });
}
template <typename F> template <typename G> void Kern<F>::go3(G g) {
  F f = this->f;
  auto v = this->v;
  auto c = [=](int x) restrict(amp) { return g(f(x)); };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(i[0]); });
  parallel_for_each(v.extent, [ c, v ](index<1> i) restrict(amp) { v[i] += c(0); });
}
template <typename F> Kern<F> mk(F f, array_view<int, 1> v) { return Kern<F>(f, v); }
template <int N> auto pw() {
  return [](int x) restrict(cpu, amp) {
    int r = 1;
    for (int i = 0; i < N; ++i) r *= x;
    return r;
  };
}
auto recurse = [](auto self, int n) -> int {
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  return n == 0 ? 0 : v[0] + self(self, n - 1);
};
int main() {
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
  return failures;
}

// One kernel object may be launched again for domains of several ranks and accelerator views.
//
// accept: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;

template <typename Op>
struct apply {
  array_view<int> v;
  Op op;
  template <int N>
  void operator()(index<N> i) const restrict(amp) {
    v[i[N - 1]] = op(v[i[N - 1]], N);
  }
  template <int D>
  void operator()(tiled_index<D> t) const restrict(amp) {
    v[t.global] = op(v[t.global], 10 * D + (t.local[0] ? 0 : t.tile[0]));
  }
};
struct addop {
  int k;
  int operator()(int a, int b) const restrict(amp, cpu) { return a + b * k; }
};
template <typename F>
void on_all(F f) {
  for (const accelerator &a : accelerator::get_all())
    if (a.device_path != accelerator::cpu_accelerator) {
      f(a.default_view);
      f(a.create_view());
      f(a.create_view(queuing_mode_immediate));
    }
}
struct base {
  array_view<int> v;
  explicit base(array_view<int> v) : v(v) {}
  void set(int i, int x) const restrict(amp) { v[i] = x; }
};
struct derived : base {
  array<int> &a;
  const array<int> &c;
  int k;
  derived(array_view<int> v, array<int> &a, const array<int> &c, int k)
      : base(v), a(a), c(c), k(k) {}
  void operator()(index<1> i) const restrict(amp) {
    set(i[0], a[i] + c[i] * k);
    a[i] = k;
  }
};
union un {
  int i;
  float f;
};
void test() {
  std::vector<int> h(32);
  array_view<int> v(h);
  auto zero = [=](index<1> i) restrict(amp) { v[i] = 0; };
  auto gen = [=](auto i) restrict(amp) { v[index<1>(i[0])] += decltype(i)::rank; };
  apply<addop> ap = {v, {3}};
  const auto cap = ap;
  parallel_for_each(v.extent, zero);
  parallel_for_each(v.extent, ap);
  parallel_for_each(extent<2>(1, 32), ap);
  parallel_for_each(extent<3>(1, 1, 32), cap);
  CHECK(v[0] == 18 && v[31] == 18);
  int one4[] = {1, 1, 1, 32};
  parallel_for_each(extent<4>(one4), cap);
  CHECK(v[5] == 30);
  parallel_for_each(v.extent, zero);
  parallel_for_each(v.extent.tile<8>(), ap);
  CHECK(v[0] == 240 && v[8] == 243 && v[9] == 240 && v[24] == 249);
  parallel_for_each(v.extent.tile<16>(), cap);
  CHECK(v[1] == 240 + 480);
  parallel_for_each(v.extent, zero);
  parallel_for_each(v.extent, gen);
  parallel_for_each(extent<2>(32, 1), gen);
  parallel_for_each(extent<3>(32, 1, 1), gen);
  CHECK(v[7] == 6);
  on_all([&](accelerator_view av) {
    parallel_for_each(av, v.extent, zero);
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
    parallel_for_each(av, v.extent.tile<4>(), ap);
    CHECK(v[4] == 4 + 3 * 41 && v[5] == 5 + 120);
    array<int> a(32, av), c(32, h.begin(), av);
    copy(c, a);
    derived d(v, a, c, 5);
    parallel_for_each(av, v.extent, d);
    parallel_for_each(d.a.extent, d);
    CHECK(v[3] == 5 + 5 * c.section(3, 1)[0]);
  });
  un x;
  x.f = 1.0f;
  un y;
  y.i = 77;
  parallel_for_each(
      extent<1>(2), [=](index<1> i) restrict(amp) { v[i] = i[0] ? y.i : (x.f == 1.0f); });
  CHECK(v[0] == 1 && v[1] == 77);
}

int main() {
  test();
  return failures;
}

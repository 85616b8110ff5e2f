// Kernels are classes with several call operators, bases, templates, references to arrays and
// static members.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> struct F0 {
  array_view<int, 1> v;
  int k;
  void operator()(index<1> i) const restrict(amp) { v[i] = k * N; }
};
struct F1 {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu, amp) { v[i] = 2; }
};
struct F2 : F1 {
  int k;
  F2(array_view<int, 1> v, int k) : F1{v}, k(k) {}
  using F1::operator();
  void operator()(index<2> i) const restrict(amp) { v[i[0] * 2 + i[1]] = k; }
  void operator()(tiled_index<2> i) const restrict(amp) { v[i.local[0]] = 20 + k; }
};
struct F3 : F1 {
  F3(array_view<int, 1> v) : F1{v} {}
};
struct F4 {
  array_view<int, 1> v;
  template <int N> void operator()(index<N> i) const restrict(amp) { v[i[N - 1]] = N; }
  template <int A, int B> void operator()(tiled_index<A, B> i) const restrict(amp) {
    v[i.local[1]] = A * 10 + B;
  }
};
struct F5 {
  array<int, 1> &a;
  int k;
  F5(array<int, 1> &a, int k) : a(a), k(k) {}
  void operator()(index<1> i) const restrict(amp) { a[i] += k; }
};
struct F6 {
  array_view<int, 1> v;
  static int help(int x) restrict(cpu, amp) { return x + C; }
  static const int C = 6;
  int mem(int x) const restrict(amp) { return help(x) * k; }
  int k;
  void operator()(const index<1> &i) const restrict(amp) { v[i] = mem(i[0]); }
};
struct F7 {
  array_view<int, 1> v;
  void operator()(tiled_index<2> t) const restrict(amp) {
    tile_static int s[2];
    s[t.local[0]] = t.global[0];
    t.barrier.wait();
    v[t.global] = s[1 - t.local[0]];
  }
};
template <typename T, typename Op> struct Map {
  array_view<T, 1> v;
  Op op;
  void operator()(index<1> i) const restrict(amp) { v[i] = op(v[i]); }
};
template <typename T, typename Op> Map<T, Op> map(array_view<T, 1> v, Op op) { return {v, op}; }
struct Neg {
  template <typename T> T operator()(T t) const restrict(cpu, amp) { return -t; }
};
class F8 {
  array_view<int, 1> v;
  int k;
  class tag {};

public:
  F8(array_view<int, 1> v) : v(v), k(3) {}
  void operator()(index<1> i) const restrict(amp);
};
void F8::operator()(index<1> i) const restrict(amp) { v[i] = k + 5; }
int main() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, F0<3>{v, 4});
  CHECK(v[1] == 12);
  F1 f1{v};
  parallel_for_each(v.extent, f1);
  CHECK(v[1] == 2);
  F2 f2(v, 7);
  parallel_for_each(extent<2>(2, 2), f2);
  CHECK(v[3] == 7);
  parallel_for_each(v.extent, f2);
  CHECK(v[3] == 2);
  parallel_for_each(v.extent.tile<2>(), f2);
  CHECK(v[1] == 27 && v[3] == 2);
  parallel_for_each(v.extent, F3(v));
  CHECK(v[0] == 2);
  F4 f4{v};
  parallel_for_each(v.extent, f4);
  CHECK(v[3] == 1);
  parallel_for_each(extent<2>(1, 4), f4);
  CHECK(v[3] == 2);
  parallel_for_each(extent<3>(1, 1, 4), f4);
  CHECK(v[3] == 3);
  parallel_for_each(extent<2>(2, 4).tile<1, 2>(), f4);
  CHECK(v[0] == 12 && v[1] == 12);
  array<int, 1> a(4);
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = 1; });
  parallel_for_each(a.extent, F5(a, 8));
  const F5 cf5(a, 1);
  parallel_for_each(a.extent, cf5);
  std::vector<int> o = a;
  CHECK(o[2] == 10);
  parallel_for_each(v.extent, F6{v, 2});
  CHECK(v[1] == 14);
  parallel_for_each(v.extent.tile<2>(), F7{v});
  CHECK(v[0] == 1 && v[1] == 0 && v[2] == 3);
  parallel_for_each(v.extent, map(v, Neg()));
  CHECK(v[2] == -3);
  parallel_for_each(v.extent, map(v, [](int x) restrict(cpu, amp) { return x * 2; }));
  CHECK(v[2] == -6);
  int q = 5;
  auto l = [=](auto x) restrict(amp) { return x + q; };
  parallel_for_each(v.extent, map(v, l));
  CHECK(v[2] == -1);
  parallel_for_each(v.extent, F8(v));
  CHECK(v[2] == 8);
  return failures;
}

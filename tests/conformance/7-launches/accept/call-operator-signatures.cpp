// A call operator may take references, templates, conversions or defaults and return any type.
//
// accept: P-7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct K0 {
  array_view<int, 2> v;
  void operator()(index<2> i) const restrict(amp) { v[i] += 1; }
};
struct K1 {
  array_view<int, 2> v;
  int operator()(const index<2> &i) const restrict(cpu, amp) { return v[i] += 1; }
};
struct K2 {
  array_view<int, 2> v;
  void operator()(index<2> &i) const restrict(amp) {
    i[0] = 0;
    v[i] += 1;
  }
};
struct K3 {
  array_view<int, 2> v;
  template <class I> void operator()(I i) const restrict(amp) { v[i] += I::rank; }
};
struct K4 {
  array_view<int, 2> v;
  void operator()(index<2> i) const restrict(amp) { v[i] += 10; }
  void operator()(index<2> i) const restrict(cpu) { v[i] += 1000; }
  void operator()(int) const restrict(amp) {}
  void operator()(index<2>) restrict(amp) {}
};
struct Conv {
  int a, b;
  Conv(const index<2> &i) restrict(amp, cpu) : a(i[0]), b(i[1]) {}
};
struct K5 {
  array_view<int, 2> v;
  void operator()(Conv c) const restrict(amp) { v(c.a, c.b) += 7; }
};
struct K6 {
  array_view<int, 2> v;
  void operator()(index<2> i, int d = 3) const restrict(amp) { v[i] += d; }
};
struct K7 : K0 {
  using K0::operator();
  K7(const K0 &k) : K0(k) {}
};
union K8 {
  int x;
  float f;
  void operator()(index<1>) const restrict(amp) {}
};
struct K9 {
  array<int, 2> &a;
  const array<int, 2> &b;
  void operator()(index<2> i) const restrict(amp) { a[i] = b[i] + 1; }
};
template <class T> class K10 {
  T &a;
  int d[3];

public:
  K10(T &a) : a(a), d{1, 2, 3} {}
  double operator()(index<2> i) const restrict(amp) {
    a[i] += d[2];
    return 1.0;
  }
};
struct base_arr {
  array<int, 2> &a;
};
struct K11 : base_arr {
  int k;
  K11(array<int, 2> &x, int k) : base_arr{x}, k(k) {}
  void operator()(index<2> i) const restrict(amp) { a[i] *= k; }
};
int main() {
  int d[6] = {};
  array_view<int, 2> v(2, 3, d);
  const extent<2> e = v.extent;
  parallel_for_each(e, K0{v});
  parallel_for_each(e, K1{v});
  if (v(1, 2) != 2) return 1;
  parallel_for_each(extent<2>(1, 3), K2{v});
  if (v(0, 1) != 3) return 2;
  parallel_for_each(e, K3{v});
  if (v(1, 1) != 4) return 3;
  parallel_for_each(e, K4{v});
  if (v(1, 1) != 14) return 4;
  parallel_for_each(e, K5{v});
  if (v(1, 1) != 21) return 5;
  parallel_for_each(e, K6{v});
  if (v(1, 1) != 24) return 6;
  K7 k7(K0{v});
  parallel_for_each(e, k7);
  if (v(1, 1) != 25) return 7;
  K8 k8;
  k8.x = 1;
  parallel_for_each(extent<1>(3), k8);
  array<int, 2> a(e), b(e, d);
  v.synchronize();
  copy(d, b);
  parallel_for_each(e, K9{a, b});
  K10<array<int, 2>> k10(a);
  parallel_for_each(e, k10);
  parallel_for_each(e, K11(a, 2));
  int o[6];
  copy(a, o);
  if (o[4] != (25 + 1 + 3) * 2) return 8;
  parallel_for_each(
      e, [=](const index<2> i) restrict(amp)->bool {
        v[i] = 1;
        return true;
      });
  parallel_for_each(e, [=](auto i) restrict(amp) { v[i] += decltype(i)::rank; });
  parallel_for_each(e, [v](const auto &i) restrict(cpu, amp) { v[i] += i.rank; });
  if (v(0, 0) != 5) return 9;
  parallel_for_each(e, [](index<2>) restrict(amp){});
  int t[8];
  array_view<int> w(8, t);
  w.discard_data();
  parallel_for_each(w.extent.tile<4>(), [=](index<1> i) restrict(amp) { w[i] = i[0]; });
  parallel_for_each(
      w.extent.tile<4>(), [=](tiled_index<4> & i) restrict(amp) {
        w[i] += i.tile[0] * 100 + i.local[0] * 10;
      });
  parallel_for_each(
      w.extent.tile<4>(), [=](auto i) restrict(amp) { w[i.global] += (int)i.tile_dim0; });
  parallel_for_each(
      w.extent.tile<4>(), [=](const tiled_index<4> i) restrict(amp) {
        w[i.global] += i.get_tile_extent()[0] + i.tile_extent[0];
      });
  return w[6] == 6 + 100 + 20 + 4 + 8 ? 0 : 10;
}

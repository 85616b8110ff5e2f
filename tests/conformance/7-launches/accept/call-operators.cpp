// A kernel object may have any const amp call operator that accepts the index. The operator may
// return any type.
//
// accept: P-7-f, P-7-i, P-7-j, P-7-k, P-7-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A call operator may take references, templates, conversions or defaults and return any type.
namespace signatures {
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
  template <class I>
  void operator()(I i) const restrict(amp) {
    v[i] += I::rank;
  }
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
template <class T>
class K10 {
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
void test() {
  int d[6] = {};
  array_view<int, 2> v(2, 3, d);
  const extent<2> e = v.extent;
  parallel_for_each(e, K0{v});
  parallel_for_each(e, K1{v});
  CHECK(v(1, 2) == 2);
  parallel_for_each(extent<2>(1, 3), K2{v});
  CHECK(v(0, 1) == 3);
  parallel_for_each(e, K3{v});
  CHECK(v(1, 1) == 4);
  parallel_for_each(e, K4{v});
  CHECK(v(1, 1) == 14);
  parallel_for_each(e, K5{v});
  CHECK(v(1, 1) == 21);
  parallel_for_each(e, K6{v});
  CHECK(v(1, 1) == 24);
  K7 k7(K0{v});
  parallel_for_each(e, k7);
  CHECK(v(1, 1) == 25);
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
  CHECK(o[4] == (25 + 1 + 3) * 2);
  parallel_for_each(
      e, [=](const index<2> i) restrict(amp)->bool {
        v[i] = 1;
        return true;
      });
  parallel_for_each(e, [=](auto i) restrict(amp) { v[i] += decltype(i)::rank; });
  parallel_for_each(e, [v](const auto &i) restrict(cpu, amp) { v[i] += i.rank; });
  CHECK(v(0, 0) == 5);
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
  CHECK(w[6] == 6 + 100 + 20 + 4 + 8);
}
} // namespace signatures

// A kernel may take auto, pack, default or attributed parameters and be noexcept or ref-qualified.
namespace parameters {
typedef index<2> idx2;
using ti = tiled_index<2, 2>;
struct K1 {
  array_view<int, 2> v;
  int operator()(const index<2> &i) const restrict(amp) {
    v[i] += 1;
    return 5;
  }
};
struct K2 {
  array_view<int, 2> v;
  template <class I>
  void operator()(I i) const restrict(amp) {
    v[i] += 2;
  }
};
struct K3 {
  array_view<int, 2> v;
  void operator()(index<2> i) const restrict(amp) { v[i] += 3; }
  void operator()(index<2> i) const restrict(cpu) { v[i] += 1000; }
  void operator()(index<1> i) const restrict(amp) {}
};
struct K4 : K1 {
  K4(array_view<int, 2> a) : K1{a} {}
};
union K5 {
  int k;
  float f;
  void operator()(index<2>) const restrict(amp) {}
};
struct K6 {
  array_view<int, 2> v;
  void operator()(index<2> i = index<2>(), int z = 4) const restrict(amp) { v[i] += z; }
};
struct K7 {
  array_view<int, 2> v;
  void operator()(index<2> i) const &restrict(amp) { v[i] += 5; }
};
struct K8 {
  array_view<int, 2> v;
  struct conv {
    index<2> i;
    conv(index<2> x) restrict(amp) : i(x) {}
  };
  void operator()(conv c) const restrict(amp) noexcept { v[c.i] += 6; }
};
void test() {
  int o[16] = {};
  array_view<int, 2> v(4, 4, o);
  auto e = v.extent;
  parallel_for_each(e, [=](index<2> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](const index<2> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](const index<2> &i) restrict(amp) { v[i] += 1; });
  parallel_for_each(
      e, [=](index<2> & i) restrict(amp) {
        v[i] += 1;
        i[0] = 9;
      });
  parallel_for_each(e, [=](idx2 i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](auto i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](auto &i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](const auto &i) restrict(amp) { v[i] += 1; });
  parallel_for_each(e, [=](auto... i) restrict(amp) { ((v[i] += 1), ...); });
  parallel_for_each(e, [=](index<2> const i, int k = 1) restrict(amp) { v[i] += k; });
  parallel_for_each(e, [=](index<2>) restrict(amp){});
  parallel_for_each(e, [=](index<2> i) restrict(amp)->int { return v[i] += 1; });
  parallel_for_each(e, [=](index<2> i) restrict(amp, cpu) noexcept { v[i] += 1; });
  parallel_for_each(
      e, [=]([[maybe_unused]] index<2> i) restrict(amp) {
        v[i] += 1;
        return;
      }); // 13
  parallel_for_each(e.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) { v[t] += 1; });
  parallel_for_each(e.tile<2, 2>(), [=](const ti &t) restrict(amp) { v[t.global] += 1; });
  parallel_for_each(e.tile<2, 2>(), [=](auto t) restrict(amp) { v[t.global] += t.tile_dim0 - 1; });
  parallel_for_each(e.tile<2, 2>(), [=](index<2> i) restrict(amp) { v[i] += 1; }); // 17
  parallel_for_each(e, K1{v});
  parallel_for_each(e, K2{v});
  parallel_for_each(e, K3{v});
  parallel_for_each(e, K4(v));
  K5 k5;
  k5.k = 1;
  parallel_for_each(e, k5);
  parallel_for_each(e, K6{v});
  parallel_for_each(e, K7{v});
  parallel_for_each(e, K8{v});                             // 17+1+2+3+1+4+5+6 = 39
  parallel_for_each(accelerator().default_view, e, K2{v}); // 41
  v.synchronize();
  for (int x : o)
    CHECK(x == 41);
}
} // namespace parameters

int main() {
  signatures::test();
  parameters::test();
  return failures;
}

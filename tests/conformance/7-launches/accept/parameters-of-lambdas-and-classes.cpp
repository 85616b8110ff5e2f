// A kernel may take auto, pack, default or attributed parameters and be noexcept or ref-qualified.
//
// accept: P-7-f, P-7-i, P-7-j, P-7-k, P-7-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
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
  template <class I> void operator()(I i) const restrict(amp) { v[i] += 2; }
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
int main() {
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
    if (x != 41) return x;
  return 0;
}

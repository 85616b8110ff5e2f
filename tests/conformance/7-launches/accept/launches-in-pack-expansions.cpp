// A launch can be part of a pack expansion, and its kernel can expand packs of template parameters.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename... Ts> struct holder {
  int n = sizeof...(Ts);
};
template <typename... Ts> int apply(const holder<Ts...> &h) restrict(cpu, amp) { return h.n; }
template <typename... Ts> int count() restrict(cpu, amp) { return int(sizeof...(Ts)); }
template <typename... Ts> void own(Ts... v) {
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         v[i] = sizeof...(Ts) + 10 * count<Ts..., Ts...>() + 100 * sizeof...(v);
       }),
   ...);
}
template <typename... Ts> struct packs {
  template <int... Ns> static void all(array_view<Ts, 1>... v) {
    holder<Ts...> h;
    int many[] = {0, (parallel_for_each(
                          v.extent,
                          [=](index<1> i) restrict(amp) {
                            auto inner = [](auto... a) { return (a + ...); };
                            Ts x = Ts(Ns);
                            v[i] = x + Ts(0.5) + apply(h) + count<Ts..., int>() + inner(1, 2) +
                                   sizeof(Ts);
                          }),
                      0)...};
    (void)many;
  }
  void out(array_view<Ts, 1>... v);
};
template <typename... Us> void packs<Us...>::out(array_view<Us, 1>... v) {
  (parallel_for_each(
       v.extent, [=](index<1> i) restrict(amp) { v[i] = Us(7.5) + sizeof...(Us); }),
   ...);
}
template <int... Ns> struct numbers {
  template <typename V> static void add(V v) {
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += Ns * 2; }), ...);
    (parallel_for_each(
         v.extent, [=](index<1> i) restrict(amp) { v[i] += (Ns + ... + 0) * Ns; }),
     ...);
  }
};
template <typename... Ts> void declared_in_function(Ts... v) {
  using all = holder<Ts...>;
  constexpr int number = sizeof...(Ts);
  struct item {
    int n;
  };
  item it = {7};
  all h;
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         all k = h;
         v[i] = k.n + 10 * number;
       }),
   ...);
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         item k = it;
         v[i] += k.n;
       }),
   ...);
}
int main() {
  int a[2];
  float b[2];
  array_view<int, 1> x(2, a);
  array_view<float, 1> y(2, b);
  own(x, y);
  if (x[1] != 242 || y[0] != 242) return 1;
  packs<int, float>::all<3, 4>(x, y);
  if (x[1] != 3 + 2 + 3 + 3 + 4) return 2;
  if (y[0] != 4 + 0.5f + 2 + 3 + 3 + 4) return 3;
  packs<int, float>().out(x, y);
  if (x[1] != 9 || y[0] != 9.5f) return 4;
  x[0] = 0;
  numbers<1, 2, 3>::add(x);
  if (x[0] != 12 + 36) return 5;
  declared_in_function(x, y);
  return x[1] == 29 && y[0] == 29 ? 0 : 6;
}

// A kernel may call function objects that expression operators compose in class templates.
//
// accept: P-7-af, P-7.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename F, typename G> struct then {
  F f;
  G g;
  template <typename T> auto operator()(T x) const restrict(cpu, amp) { return g(f(x)); }
};
template <typename F, typename G> then<F, G> operator>>(F f, G g) { return {f, g}; }

template <typename T> class stream {
public:
  explicit stream(array_view<T, 1> v) : data(v) {}
  template <typename F> stream &map(F f) {
    auto d = data;
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) { d[i] = f(d[i]); });
    return *this;
  }
  template <int Tile, typename F> T fold(F f) {
    array_view<T, 1> d = data;
    array_view<T, 1> out(d.extent[0] / Tile);
    parallel_for_each(
        d.extent.template tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {
          tile_static T buffer[Tile];
          int l = t.local[0];
          buffer[l] = d[t];
          t.barrier.wait();
          for (int s = Tile / 2; s > 0; s /= 2) {
            if (l < s) buffer[l] = f(buffer[l], buffer[l + s]);
            t.barrier.wait();
          }
          if (l == 0) out[t.tile] = buffer[0];
        });
    T r = out[0];
    for (int k = 1; k < out.extent[0]; ++k) r = f(r, out[k]);
    return r;
  }

private:
  array_view<T, 1> data;
};

int main() {
  int data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int add = 2;
  auto plus = [add](auto x) restrict(cpu, amp) { return x + add; };
  auto twice = [](auto x) restrict(cpu, amp) { return x * 2; };
  stream<int> s(array_view<int, 1>(8, data));
  int sum = s.map(plus >> twice >> plus).fold<4>([](int a, int b) restrict(cpu, amp) {
    return a + b;
  });
  check("sum", sum, 2 * (36 + 16) + 16);
  check("host", (plus >> twice)(1), 6);
  return failures;
}

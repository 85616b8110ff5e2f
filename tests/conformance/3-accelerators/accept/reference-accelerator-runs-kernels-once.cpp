// The reference accelerator runs the kernel exactly once for each index.
//
// accept: P-7-q, P-7-d, M-8.2-b, P-7.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include "check.h"
using namespace concurrency;
struct P {
  int n;
  float f;
};
struct deep {
  struct {
    array_view<int, 2> v;
  } in[2];
};
int main() {
  accelerator_view av = accelerator(accelerator::direct3d_ref).default_view;
  array<int, 2> a(8, 8, av);
  array_view<int, 2> va(a), sec = va.section(2, 2, 4, 4);
  array_view<P, 1> ps(16);
  std::vector<int> h(64, 1), h2(16, 3);
  array_view<int, 2> hv(8, 8, h), hs = hv.section(4, 0, 4, 8);
  array_view<int, 1> cnt(1), un(16);
  cnt[0] = 0;
  array<int, 1> tot(16, av);
  array_view<int, 1> flat(16, h2);
  deep d{{{hs}, {sec}}};
  for (int i = 0; i < 64; ++i) va(i / 8, i % 8) = 0;
  for (int i = 0; i < 16; ++i) {
    ps[i] = P{i, 0.5f};
    un[i] = 5;
    (array_view<int, 1>(tot))[i] = 100;
  }
  for (int k = 1; k <= 3; ++k) {
    parallel_for_each(
        av, sec.extent.tile<2, 2>(), [ =, &a, &tot ](tiled_index<2, 2> t) restrict(amp) {
          const index<2> g = t;
          int i = g[0] * 4 + g[1];
          sec[t] += 1;
          a(7, 0) = k;
          ps[i].n += 1;
          ps[i].f *= 2;
          d.in[0].v(g) += 10;
          tot[i] -= 1;
          t.barrier.wait();
          flat[i] += tot[i];
          un.section(i, 1)[0] *= 2;
          d.in[1].v[g] += 1;
        });
    CHECK(va(2, 2) == 2 * k && va(5, 5) == 2 * k && va(0, 0) == 0 && va(7, 0) == k &&
          ps[15].n == 15 + k && ps[3].f == 0.5f * (1 << k) && hv(4, 0) == 1 + 10 * k &&
          hv(7, 3) == 1 + 10 * k && hv(7, 4) == 1 && hv(0, 0) == 1 &&
          tot.section(0, 16)[9] == 100 - k && un[15] == 5 << k);
  }
  CHECK(flat[0] == 3 + 99 + 98 + 97);
  parallel_for_each(
      av, extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        int old = atomic_fetch_inc(&cnt[0]);
        va(old / 8, old % 8) = old;
      });
  CHECK(cnt[0] == 64 && va(7, 7) == 63);
  return failures;
}

// Overlapping views and array references in one kernel see each other's writes.
//
// accept: R-5.2-e, M-8.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct P {
  int x, y;
};
template <typename L> void go(accelerator_view av, L last) {
  std::vector<int> h(24);
  for (int i = 0; i < 24; ++i) h[i] = i;
  {
    array_view<int, 1> top(24, h);
    array_view<int, 1> s = top.section(8, 8), ss = s.section(2, 4);
    array_view<const int, 1> k = top.section(10, 2);
    array_view<int, 3> cube = top.view_as(extent<3>(2, 3, 4));
    array_view<int, 2> half = cube[1];
    array_view<P, 1> pr = top.section(4, 20).reinterpret_as<P>();
    array_view<float, 1> fl = s.reinterpret_as<float>();
    array_view<const P, 2> p2 = pr.view_as(extent<2>(2, 5));
    parallel_for_each(
        av, extent<1>(1), [=](index<1>) restrict(amp) {
          ss[0] = 100; // 10
          int seen = (top[10] == 100) + (s[2] == 100) + (k[0] == 100) + (cube(0, 2, 2) == 100) +
                     (pr[3].x == 100) + (p2(0, 3).x == 100);
          half(0, 0) = seen;                                      // 12
          fl[6] = 1.0f;                                           // 14
          pr[9].y = top[14] == 0x3f800000 && top[12] == 6;        // 23
          top[0] = pr[8].x + cube[1][2][2] + ss.section(1, 1)[0]; // 20 + 22 + 11
        });
    CHECK(k[0] == 100 && half(0, 0) == 6 && fl[6] == 1.0f && top[23] == 1 && top[0] == 53);
    last(top);
  }
  CHECK(h[10] == 100 && h[12] == 6 && h[23] == 1 && h[0] == 53);
}
int main() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  auto nothing = [](array_view<int, 1> &) {};
  go(w, nothing);
  go(r, nothing);
  go(r, [](array_view<int, 1> &v) { v.synchronize(); });
  go(w, [&](array_view<int, 1> &v) { v.synchronize_to(r); });
  array<int, 2> a(4, 4, w);
  array_view<int, 2> va(a);
  const array<int, 2> &ca = a;
  array_view<int, 1> row = a[1];
  array_view<const int, 1> all = ca.view_as(extent<1>(16));
  array<int, 2> &again = a;
  parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = i[0] * 4 + i[1]; });
  parallel_for_each(
      extent<1>(1), [&a, &ca, &again, va, row, all ](index<1>) restrict(amp) {
        row[2] = 60;
        again(0, 0) = ca[1][2] + va(1, 2) + all[6] + a[1][2];
        va(3, 3) = again(0, 0);
        row[0] = ca(3, 3);
      });
  CHECK(row[0] == 240 && va(0, 0) == 240 && all[15] == 240 && std::vector<int>(ca)[4] == 240);
  return failures;
}

// A kernel creates views of local, tile_static and captured data, assigns them and projects them.
//
// accept: R-5.2.2-i, R-5.2.2-c, R-5.2.3-d, R-5.2.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename V> int sum(V v) restrict(cpu, amp) {
  int n = 0;
  for (int i = 0; i < v.extent[0]; ++i) n += v[i];
  return n;
}
extent<4> deep_ext() restrict(amp) {
  int e[4] = {2, 1, 2, 1};
  return extent<4>(e);
}
int sum2(array_view<const int, 2> v) restrict(amp) {
  int n = 0;
  for (int i = 0; i < v.extent[0]; ++i) n += sum(v[i]);
  return n;
}
int main() {
  array_view<int, 1> r(8);
  array<int, 2> a(4, 4);
  array_view<int, 2> va(a);
  for (int i = 0; i < 16; ++i) va(i / 4, i % 4) = i;
  parallel_for_each(
      extent<1>(8).tile<8>(), [ =, &a ](tiled_index<8> t) restrict(amp) {
        tile_static int ts[2][8];
        int loc[6] = {1, 2, 3, 4, 5, 6};
        const int cl[3] = {7, 8, 9};
        ts[0][t.local[0]] = t.local[0];
        ts[1][t.local[0]] = 10;
        t.barrier.wait();
        array_view<int, 1> x(loc), y(3, loc + 3);
        array_view<const int, 1> z(cl), w(2, &cl[1]);
        array_view<int, 2> m(2, 3, loc), tv(2, 8, &ts[0][0]);
        array_view<int, 3> n(extent<3>(1, 3, 2), loc);
        array_view<const int, 2> cm = m;
        int got = 0;
        switch (t.local[0]) {
        case 0:
          got = sum(x) * 100 + sum(y);
          break;
        case 1:
          got = sum(z) * 100 + sum(w);
          break;
        case 2:
          m(1, 2) = 60;
          got = loc[5] + n(0, 2, 1) + cm[1][2];
          break;
        case 3:
          got = sum2(tv);
          break;
        case 4:
          x = y;
          got = sum(x) + x.extent[0];
          w = x;
          got += w[0] * 1000;
          break;
        case 5: {
          array_view<int, 2> q(a);
          array_view<const int, 2> cq(a);
          q = q.section(1, 1, 2, 2);
          got = sum2(q) + cq(3, 3);
          cq = q;
          got += cq.section(index<2>(1, 1))(0, 0) * 1000;
          break;
        }
        case 6: {
          const array<int, 2> &c = a;
          got = sum(c[1]) + sum(a[0]) * 100 + c.view_as(extent<1>(16))[9] * 10000;
          break;
        }
        case 7: {
          int *p = a.data();
          const int *q = va[3].data();
          got = p[5] * 100 + q[1] + sum(va.section(0, 0, 1, 2)[0]) * 10000;
          array_view<int, 4> deep = x.section(1, 4).view_as(deep_ext());
          got += deep[1][0][1][0];
          break;
        }
        }
        r[t] = got;
      });
  CHECK(r[0] == 2115);
  CHECK(r[1] == 2417);
  CHECK(r[2] == 180);
  CHECK(r[3] == 108);
  CHECK(r[4] == 15 + 3 + 4000);
  CHECK(r[5] == 30 + 15 + 10000);
  CHECK(r[6] == 22 + 600 + 90000);
  CHECK(r[7] == 500 + 13 + 10000 + 5);
  return failures;
}

// A launch covers rank-5, very long and thin domains and accepts large captured objects.
//
// accept: P-7-c, P-7-ah
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct big {
  float w[2000];
};
int main() {
  {
    int e5[5] = {3, 4, 5, 6, 7};
    extent<5> e(e5);
    array_view<int, 5> v(e);
    parallel_for_each(
        e, [=](index<5> i) restrict(amp) {
          int n = 0;
          for (int k = 0; k < 5; ++k) n = n * e[k] + i[k];
          v[i] = n;
        });
    std::vector<int> h(e.size());
    copy(v, h.begin());
    for (unsigned i = 0; i < h.size(); ++i) CHECK(h[i] == int(i));
  }
  {
    array_view<unsigned, 2> v(1000000, 4);
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = i[0] * 4u + i[1]; });
    std::vector<unsigned> h(4000000);
    copy(v, h.begin());
    bool ok = true;
    for (unsigned i = 0; i < h.size(); ++i) ok = ok && h[i] == i;
    CHECK(ok);
  }
  {
    array_view<int, 1> c(3);
    c[0] = c[1] = c[2] = 0;
    parallel_for_each(
        extent<3>(1, 1 << 18, 3), [=](index<3> i) restrict(amp) { atomic_fetch_inc(&c[i[2]]); });
    CHECK(c[0] == 1 << 18 && c[2] == 1 << 18);
    parallel_for_each(
        extent<3>(1 << 10, 1, 1), [=](index<3> i) restrict(amp) {
          if (i[1] || i[2]) atomic_fetch_inc(&c[0]);
        });
    CHECK(c[0] == 1 << 18);
  }
  {
    big b;
    for (int i = 0; i < 2000; ++i) b.w[i] = float(i);
    array_view<float, 1> r(2000);
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = b.w[1999 - i[0]]; });
    CHECK(r[0] == 1999 && r[1999] == 0);
    parallel_for_each(
        r.extent.tile<250>(), [=](tiled_index<250> t) restrict(amp) {
          big c = b;
          c.w[t.global[0]] += 1;
          r[t] = c.w[t.global[0]];
        });
    CHECK(r[7] == 8);
  }
  return failures;
}

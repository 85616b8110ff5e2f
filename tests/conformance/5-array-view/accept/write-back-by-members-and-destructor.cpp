// Synchronize, refresh, discard_data and the last view update host data as specified.
//
// accept: R-5.2-c, R-5.2-d, R-5.2-h, R-5.2-i, R-5.2-j, R-5.2.3-i, R-5.2.3-j, R-5.2.3-k, R-5.2.3-l,
// R-5.2.3-m, R-5.2.3-n, R-5.2.3-o, R-5.2.3-p, R-5.2.3-q, R-5.2.3-s, R-5.2.3-u, X-8.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int main() {
  { // write back by the last view
    std::vector<int> h(8, 1);
    {
      array_view<int> v(h);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * i[0]; });
    }
    CHECK(h[7] == 49);
    {
      array_view<int, 2> *sv;
      {
        array_view<int, 2> v(2, 4, h);
        sv = new array_view<int, 2>(v.section(1, 1, 1, 2));
        array_view<int, 2> q = *sv;
        parallel_for_each(q.extent, [=](index<2> i) restrict(amp) { q[i] = -1; });
      }
      delete sv;
    }
    CHECK(h[5] == -1 && h[6] == -1 && h[4] == 16 && h[7] == 49);
    std::vector<int> a(8, 0);
    array_view<int> av(a);
    av.discard_data();
    parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) { av[i] = 3; });
    av.synchronize();
    CHECK(a[3] == 3);
    a[0] = 50;
    av.refresh();
    CHECK(av[0] == 50);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    av.synchronize(access_type_read_write);
    CHECK(a[0] == 51);
    a[0] = 60;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    CHECK(av[0] == 61);
    av.synchronize(access_type_write);
    a.assign(8, 4);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    av.synchronize_async(access_type_read).get();
    CHECK(a[5] == 5);
    av.synchronize(access_type_none);
    av.synchronize(access_type_auto);
    accelerator_view nv = accelerator().create_view();
    av.synchronize_to(nv);
    av.synchronize_to(nv, access_type_read_write);
    av.synchronize_to_async(nv, access_type_read).wait();
    array_view<const int> cav(av);
    cav.synchronize_to(nv);
    cav.synchronize_to_async(nv).get();
    cav.synchronize();
    cav.synchronize_async().get();
    cav.refresh();
    CHECK(cav[5] == 5);
  }
  return failures;
}

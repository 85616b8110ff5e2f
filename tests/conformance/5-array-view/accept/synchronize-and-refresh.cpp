// Synchronize writes kernel results to host data, and refresh makes host writes visible to kernels.
//
// accept: R-5.2.3-m, R-5.2.3-i, M-8.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    std::vector<int> h(16, 1);
    array_view<int, 1> v(h);
    array_view<int, 1> lo = v.section(0, 8), hi = v.section(8, 8);
    array_view<const int, 1> cv = v;
    auto add = [&](array_view<int, 1> x, int n) {
      parallel_for_each(av, x.extent, [=](index<1> i) restrict(amp) { x[i] += n; });
    };
    auto is = [&](int l, int u) {
      for (int i = 0; i < 16; ++i)
        if (h[i] != (i < 8 ? l : u)) return false;
      return true;
    };
    add(v, 1);
    v.synchronize();
    CHECK(is(2, 2));
    v.synchronize(access_type_read_write);
    for (int &x : h) x = 10;
    add(v, 1);
    v.synchronize();
    CHECK(is(11, 11)); // no refresh needed
    v.synchronize(access_type_write);
    for (int &x : h) x = 20;
    add(v, 1);
    v.synchronize_async().get();
    CHECK(is(21, 21));
    v.synchronize();
    for (int &x : h) x = 30;
    v.refresh();
    add(v, 1);
    cv.synchronize();
    CHECK(is(31, 31));
    add(lo, 1);
    add(hi, 2);
    lo.synchronize();
    for (int i = 0; i < 8; ++i) CHECK(h[i] == 32);
    hi.synchronize();
    CHECK(is(32, 33));
    lo.synchronize(access_type_read_write);
    for (int i = 0; i < 8; ++i) h[i] = 40;
    add(v, 1);
    v.synchronize();
    CHECK(is(41, 34));
    for (int i = 8; i < 16; ++i) h[i] = 50;
    hi.refresh();
    add(v, 1);
    v.synchronize_async(access_type_read_write).wait();
    CHECK(is(42, 51));
    cv.refresh();
    cv.synchronize_to(av);
    cv.synchronize_to_async(av).get();
    CHECK(cv[0] == 42 && cv[15] == 51);
    v.synchronize_to(av, access_type_read_write);
    add(v, 1);
    CHECK(v.get_ref(index<1>(0)) != -1);
    CHECK(v[0] == 43);
    int *d = v.data();
    CHECK(d == h.data());
    d[0] = 99;
    add(v, 1);
    CHECK(v[0] == 100 && v.data()[15] == 53 && cv.data()[0] == 100);
    v.synchronize(access_type_none);
    v.synchronize(access_type_auto);
    CHECK(h[0] == 100);
    v.synchronize();
    CHECK(v.get_ref(index<1>(15)) == 53 && cv.get_ref(index<1>(0)) == 100);
    std::vector<int> k(9, 1);
    array_view<const int, 2> kv(3, 3, k);
    array_view<int, 1> sum(1);
    auto total = [&] {
      parallel_for_each(
          av, sum.extent, [=](index<1> i) restrict(amp) {
            sum[i] = 0;
            for (int a = 0; a < 3; ++a)
              for (int b = 0; b < 3; ++b) sum[i] += kv(a, b);
          });
      return sum[0];
    };
    CHECK(total() == 9);
    for (int &x : k) x = 2;
    kv.refresh();
    CHECK(total() == 18);
    k[4] = 100;
    kv.section(1, 1, 1, 1).refresh();
    CHECK(total() == 116);
  }
  return failures;
}

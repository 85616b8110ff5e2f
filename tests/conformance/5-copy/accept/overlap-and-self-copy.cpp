// Copies between overlapping sections and of an array to itself behave like copies by a temporary.
//
// accept: R-5.3.2-d, M-8.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  for (const wchar_t *p :
       {accelerator::direct3d_warp, accelerator::direct3d_ref, accelerator::cpu_accelerator}) {
    std::vector<int> h(36);
    for (int i = 0; i < 36; ++i) h[i] = i;
    array<int, 2> a(6, 6, h.begin(), accelerator(p).default_view);
    array_view<int, 2> v(a);
    auto ref = h;
    auto sh = [&](int so, int sp, int d0, int d1, int n, int m) {
      auto t = ref;
      for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) ref[(d0 + i) * 6 + d1 + j] = t[(so + i) * 6 + sp + j];
      copy(v.section(so, sp, n, m), v.section(d0, d1, n, m));
      std::vector<int> x = a;
      return x == ref;
    };
    CHECK(sh(0, 0, 1, 1, 4, 4));
    CHECK(sh(2, 2, 0, 1, 4, 4));
    CHECK(sh(0, 1, 0, 0, 6, 5));
    CHECK(sh(0, 0, 0, 1, 6, 5));
    CHECK(sh(0, 0, 3, 0, 3, 6));
    CHECK(sh(1, 1, 1, 1, 2, 2));
    copy(a, a);
    copy(v, a);
    copy(a, v);
    copy(v, v);
    copy_async(v, v).get();
    CHECK(std::vector<int>(a) == ref);
    array_view<int, 1> f = a.view_as(extent<1>(36));
    copy(f.section(0, 30), f.section(5, 30));
    {
      auto t = ref;
      for (int i = 0; i < 30; ++i) ref[5 + i] = t[i];
    }
    CHECK(std::vector<int>(a) == ref);
    copy(f.section(5, 30).reinterpret_as<float>(), f.section(6, 30).reinterpret_as<float>());
    {
      auto t = ref;
      for (int i = 0; i < 30; ++i) ref[6 + i] = t[5 + i];
    }
    CHECK(std::vector<int>(a) == ref);
    std::vector<int> own(ref);
    array_view<int, 2> hv(6, 6, own);
    copy(hv.section(0, 0, 5, 6), hv.section(1, 0, 5, 6));
    CHECK(hv(5, 5) == ref[29] && hv(0, 0) == ref[0]);
    std::vector<int> o(38, -9);
    copy(v, o.begin() + 1);
    CHECK(o[0] == -9 && o[37] == -9 && o[36] == ref[35]);
  }
  return failures;
}

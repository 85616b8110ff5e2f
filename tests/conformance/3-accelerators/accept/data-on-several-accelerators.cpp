// A kernel reaches data of arrays and views on other accelerators; the CPU accelerator runs no
// kernels.
//
// accept: R-3.1-a, R-3.1-b, R-3.2.1-b, R-3.2.3-e, R-3.2.4-e, R-5.2-c, R-5.2-f, R-5.3-k, X-7-a,
// X-7-b, X-12-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

using std::vector;

int main() {
  vector<int> d(8, 1);
  {
    CHECK(accelerator::set_default(L"cpu"));
    CHECK(accelerator().device_path == L"cpu");
    array<int> x(4, d.begin());
    CHECK(x[2] == 1);
    array_view<int> dv(d);
    THROWS(parallel_for_each(
               dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; }),
           runtime_exception);
    THROWS(parallel_for_each(
               accelerator::get_auto_selection_view(),
               dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; }),
           unsupported_feature);
    parallel_for_each(
        accelerator(accelerator::direct3d_warp).default_view,
        dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; });
    CHECK(dv[3] == 2);
  }
  accelerator ref(accelerator::direct3d_ref), warp(accelerator::direct3d_warp), cpu(L"cpu");
  array<int> aw(10, warp.default_view), ar(10, ref.default_view), ac(10, cpu.default_view);
  array_view<int> vw(aw), vr(ar), vc(ac);
  parallel_for_each(
      warp.default_view, vw.extent, [=](index<1> i) restrict(amp) {
        vw[i] = i[0];
        vr[i] = i[0] * 2;
        vc[i] = i[0] * 3;
      });
  parallel_for_each(
      ref.create_view(), vw.extent, [=](index<1> i) restrict(amp) { vw[i] += vr[i] + vc[i]; });
  CHECK(vw[9] == 54);
  vector<int> o = aw;
  CHECK(o[9] == 54);
  copy(aw, ar);
  copy(vr, vc);
  CHECK(ac[9] == 54);
  CHECK(vr.source_accelerator_view == ref.default_view);
  // A launch on an explicit view copies data of arrays on other accelerators there (§7).
  parallel_for_each(ref.default_view, aw.extent, [&](index<1> i) restrict(amp) { aw[i] += 0; });
  THROWS(parallel_for_each(
             aw.extent, [&](index<1> i) restrict(amp) { aw[i] = ar[i]; }),
         runtime_exception);
  array<int> sw(aw), sr(ar);
  std::swap(sw, sr);
  CHECK(sw.accelerator_view == ref.default_view);
  parallel_for_each(sw.extent, [&](index<1> i) restrict(amp) { sw[i] += 1; });
  vector<int> so = sw;
  CHECK(so[9] == 55);
  sr = sw;
  CHECK(sr.accelerator_view == warp.default_view);
  so = sr;
  CHECK(so[9] == 55);
  vector<array<int>> va;
  va.push_back(std::move(sw));
  va.push_back(sr);
  CHECK(va[0].accelerator_view == ref.default_view);
  parallel_for_each(
      warp.default_view, vw.extent, [=](index<1> i) restrict(amp) { vw[i] = vw.rank + vw[i] * 0; });
  CHECK(vw[0] == 1);
  return failures;
}

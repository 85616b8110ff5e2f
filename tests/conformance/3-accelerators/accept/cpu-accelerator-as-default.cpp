// With the CPU accelerator as default, arrays work on the host, launches throw, and launches on
// explicit views of other accelerators work.
//
// accept: R-3.2.3-e, R-3.2.4-e, E-12.2.4-c, X-12-e, P-7.2-c, R-3.1-a, R-3.1-b, R-3.2.1-b, R-5.2-c,
// R-5.2-f, R-5.3-k, X-7-a, X-7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// With the CPU accelerator as default, arrays work on the host and launches throw
// unsupported_feature.
namespace no_earlier_launch {
void test() {
  CHECK(accelerator().device_path == L"cpu");
  array<int, 2> a(2, 3);
  CHECK(a.accelerator_view.accelerator.device_path == L"cpu");
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j)
      a(i, j) = i * 3 + j;
  std::vector<int> v = a;
  CHECK(v[5] == 5);
  int n = 0;
  try {
    parallel_for_each(extent<1>(1), [](index<1>) restrict(amp){});
  } catch (const unsupported_feature &e) {
    ++n;
    CHECK(e.what() != nullptr);
  }
  CHECK(n == 1);
  try {
    parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = 0; });
  } catch (const unsupported_feature &) {
    ++n;
  }
  CHECK(n == 2);
  CHECK(a(1, 2) == 5);
  // A launch on an explicit view of another accelerator runs.
  array_view<int, 1> w(4);
  parallel_for_each(
      accelerator(accelerator::direct3d_warp).default_view,
      w.extent, [=](index<1> i) restrict(amp) { w[i] = i[0] + 1; });
  CHECK(w[3] == 4);
}
} // namespace no_earlier_launch

// A launch over an array on the default CPU accelerator throws and leaves the elements unchanged.
namespace array_launch {
void test() {
  CHECK(accelerator().device_path == L"cpu");
  std::vector<int> s(4, 7);
  array_view<int, 1> v(4, s);
  THROWS(unsupported_feature,
         parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }));
  CHECK(v[0] == 7 && s[3] == 7);
  array<int, 1> a(4);
  CHECK(a.accelerator_view.accelerator.device_path == L"cpu");
  a[0] = 5;
  CHECK(a[0] == 5);
  THROWS(unsupported_feature, parallel_for_each(
                                  accelerator(L"cpu").create_view(),
                                  v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }));
  THROWS(runtime_exception,
         parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = 1; }));
  CHECK(a[0] == 5);
  parallel_for_each(
      accelerator(L"direct3d\\warp").default_view,
      v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[1] == 2);
}
} // namespace array_launch

// A kernel reaches data of arrays and views on other accelerators; the CPU accelerator runs no
// kernels.
namespace data_on_several_accelerators {
using std::vector;

void test() {
  vector<int> d(8, 1);
  {
    CHECK(accelerator().device_path == L"cpu");
    array<int> x(4, d.begin());
    CHECK(x[2] == 1);
    array_view<int> dv(d);
    THROWS(runtime_exception,
           parallel_for_each(dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; }));
    THROWS(unsupported_feature, parallel_for_each(
                                    accelerator::get_auto_selection_view(),
                                    dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; }));
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
  THROWS(runtime_exception,
         parallel_for_each(aw.extent, [&](index<1> i) restrict(amp) { aw[i] = ar[i]; }));
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
}
} // namespace data_on_several_accelerators

int main() {
  CHECK(accelerator::set_default(accelerator::cpu_accelerator));
  no_earlier_launch::test();
  array_launch::test();
  data_on_several_accelerators::test();
  return failures;
}

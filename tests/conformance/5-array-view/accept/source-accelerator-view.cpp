// source_accelerator_view is the view of the source, and throws for a view without a source.
//
// accept: R-5.2.3-b, R-5.2.2-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator_view c = accelerator(accelerator::cpu_accelerator).default_view,
                   own = accelerator(accelerator::direct3d_ref).create_view();
  std::vector<int> h(12);
  int raw[4] = {};
  array<int, 2> a(3, 4, own), s(3, 4, c, own);
  array_view<int, 2> v(3, 4, h);
  array_view<const int, 1> k(raw);
  array_view<int, 2> va(a), vs(s);
  array_view<const int, 2> ca(a);
  CHECK(v.source_accelerator_view == c && v.get_source_accelerator_view() == c &&
        k.source_accelerator_view == c && v[1].source_accelerator_view == c &&
        v.section(1, 1, 1, 1).source_accelerator_view == c);
  CHECK(va.source_accelerator_view == own && ca.get_source_accelerator_view() == own &&
        ca[2].source_accelerator_view == own &&
        a.view_as(extent<1>(12)).source_accelerator_view == own &&
        a.reinterpret_as<float>().section(1, 2).source_accelerator_view == own);
  CHECK(vs.source_accelerator_view == c);
  parallel_for_each(
      accelerator(accelerator::direct3d_warp).default_view,
      va.extent, [=](index<2> i) restrict(amp) { va[i] = 1; });
  CHECK(va.source_accelerator_view == own && a.accelerator_view == own);
  array_view<int, 1> none(4);
  bool t = false;
  try {
    none.get_source_accelerator_view();
  } catch (const runtime_exception &) { t = true; }
  CHECK(t);
  none[0] = 1;
  t = false;
  try {
    none.section(0, 2).get_source_accelerator_view();
  } catch (const runtime_exception &) { t = true; }
  CHECK(t);
  {
    array<int, 1> gone(4, own);
    none = gone;
  }
  CHECK(none.source_accelerator_view == own);
  return failures;
}

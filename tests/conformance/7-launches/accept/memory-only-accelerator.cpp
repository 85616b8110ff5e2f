// A launch on the CPU accelerator throws unsupported_feature; other views reach arrays in CPU
// memory.
//
// accept: P-7.2-c, P-7.2-g, P-7-u, E-12.2.4-c, R-3.2.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename E, typename F> bool throws(F f) {
  try {
    f();
  } catch (const E &) { return true; } catch (...) {
  }
  return false;
}
int main() {
  accelerator_view c = accelerator(accelerator::cpu_accelerator).default_view,
                   c2 = accelerator(L"cpu").create_view(),
                   w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  std::vector<int> h = {1, 2, 3, 4};
  array<int, 1> ca(4, h.begin(), c), st(4, h.begin(), c, w), wa(4, h.begin(), w),
      ra(4, h.begin(), r);
  array_view<int, 1> v(h);
  const array<int, 1> &cca = ca;
  CHECK(throws<unsupported_feature>(
      [&] { parallel_for_each(c, v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); }));
  CHECK(throws<unsupported_feature>([&] {
    parallel_for_each(c2, v.extent.tile<2>(), [=](tiled_index<2> i) restrict(amp) { v[i] = 0; });
  }));
  CHECK(throws<unsupported_feature>(
      [&] { parallel_for_each(ca.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 0; }); }));
  CHECK(throws<runtime_exception>([&] {
    parallel_for_each(
        ca.accelerator_view, ca.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 0; });
  }));
  CHECK(throws<runtime_exception>([&] {
    parallel_for_each(wa.extent, [&wa, &ra ](index<1> i) restrict(amp) { wa[i] = ra[i] = 0; });
  }));
  CHECK(v[0] == 1 && ca[0] == 1 && std::vector<int>(wa)[0] == 1 && std::vector<int>(ra)[3] == 4);
  CHECK(throws<invalid_compute_domain>([&] {
          parallel_for_each(c, extent<1>(0), [=](index<1> i) restrict(amp) { v[i] = 0; });
        }) ||
        throws<unsupported_feature>([&] {
          parallel_for_each(c, extent<1>(0), [=](index<1> i) restrict(amp) { v[i] = 0; });
        }));
  parallel_for_each(
      w, ca.extent, [&cca, &st, v ](index<1> i) restrict(amp) {
        st[i] += cca[i] * 10;
        v[i] += st[i];
      });
  CHECK(st[3] == 44 && v[3] == 48 && st.data()[0] == 11 && ca[3] == 4);
  st[0] = 100;
  parallel_for_each(r, st.extent, [&st, &wa ](index<1> i) restrict(amp) { wa[i] = st[i]; });
  CHECK(std::vector<int>(wa)[0] == 100);
  array<int, 1> w2(4, accelerator(accelerator::direct3d_warp).create_view());
  parallel_for_each(wa.extent, [&wa, &w2 ](index<1> i) restrict(amp) { w2[i] = wa[i] + 1; });
  CHECK(std::vector<int>(w2)[0] == 101);
  copy(ra, ca);
  copy(ca, w2);
  CHECK(ca[0] == 1 && std::vector<int>(w2)[3] == 4);
  v.synchronize_to(c);
  v.synchronize_to(c, access_type_read_write);
  CHECK(h[3] == 48);
  array_view<int, 1> va(ca);
  parallel_for_each(r, va.extent, [=](index<1> i) restrict(amp) { va[i] = -1; });
  CHECK(ca[2] == -1);
  va.synchronize_to(c2);
  return failures;
}

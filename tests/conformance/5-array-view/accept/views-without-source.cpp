// A view without a source keeps kernel results across accelerators, copies and synchronization.
//
// accept: R-5.2.2-k, R-5.2.3-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct P {
  int a;
  double b;
};
array_view<float, 2> make(int n) {
  array_view<float, 2> v(n, n);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = float(i[0] - i[1]); });
  return v;
}
int main() {
  array_view<float, 2> m = make(8);
  CHECK(m(3, 1) == 2.f && m[1][3] == -2.f);
  array_view<const float, 2> c = make(4);
  CHECK(c(3, 0) == 3.f);
  array_view<const float, 1> row = make(5)[2];
  CHECK(row[0] == 2.f && row.data()[4] == -2.f);
  for (const wchar_t *p :
       {accelerator::direct3d_warp, accelerator::direct3d_ref, accelerator::direct3d_warp}) {
    accelerator_view av = accelerator(p).default_view;
    array_view<P, 3> v(2, 2, 2);
    v.discard_data();
    parallel_for_each(
        av, v.extent, [=](index<3> i) restrict(amp) {
          v[i].a = i[0];
          v[i].b = i[2] * 0.5;
        });
    v.synchronize();
    v.synchronize_async().get();
    v.synchronize_to(av);
    CHECK(v(1, 0, 1).a == 1 && v(1, 0, 1).b == 0.5);
    array<P, 3> a(v);
    CHECK((array_view<P, 3>(a)(1, 1, 1).b == 0.5));
    array_view<P, 3> s = v.section(1, 0, 0, 1, 2, 2);
    copy(a.section(0, 0, 0, 1, 2, 2), s);
    CHECK(v(1, 0, 0).a == 0);
    std::vector<P> h(8);
    copy(v, h.begin());
    CHECK(h[7].a == 0 && h[7].b == 0.5);
  }
  return failures;
}

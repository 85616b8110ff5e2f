// discard_data drops only the discarded elements, and later writes count again.
//
// accept: R-5.2.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  for (accelerator_view av : {w, r}) {
    std::vector<int> h(20, 5);
    array_view<int, 1> v(h), mid = v.section(5, 10);
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
    mid.discard_data(); // elements 0 to 4 and 15 to 19 remain 6
    parallel_for_each(av == w ? r : w, mid.extent, [=](index<1> i) restrict(amp) { mid[i] = 7; });
    for (int i = 0; i < 20; ++i) CHECK(v[i] == (i >= 5 && i < 15 ? 7 : 6));
    v.discard_data();
    for (int i = 0; i < 20; ++i) v[i] = i; // host writes are valid again
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    v.synchronize();
    for (int i = 0; i < 20; ++i) CHECK(h[i] == 2 * i);
    v.discard_data();
    std::vector<int> n(20, 3);
    copy(n.begin(), n.end(), v);
    CHECK(v[19] == 3); // written by copy
    v.discard_data();
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    CHECK(v[7] == 2);
    array<int, 2> a(4, 4, av);
    array_view<int, 2> col = a.section(0, 1, 4, 1);
    parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = 9; });
    col.discard_data();
    parallel_for_each(av, col.extent, [=](index<2> i) restrict(amp) { col[i] = 8; });
    std::vector<int> x = a;
    for (int i = 0; i < 16; ++i) CHECK(x[i] == (i % 4 == 1 ? 8 : 9));
    array_view<int, 1> none(4);
    none.discard_data();
    none[2] = 4;
    none.section(0, 1).discard_data();
    CHECK(none[2] == 4);
  }
  return failures;
}

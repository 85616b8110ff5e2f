// Views show the last write after any order of kernels, copies and host writes on two accelerators.
//
// accept: R-5.2-c, P-7-am, M-8.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  accelerator w(accelerator::direct3d_warp), r(accelerator::direct3d_ref);
  accelerator_view vs[] = {w.default_view, r.default_view, w.create_view(queuing_mode_immediate),
                           r.create_view(), accelerator::get_auto_selection_view()};
  for (int home = 0; home < 3; ++home) {
    std::vector<int> h(32);
    array<int, 2> arr(4, 8, home == 2 ? r.default_view : w.default_view);
    array_view<int, 2> v = home == 0   ? array_view<int, 2>(4, 8, h)
                           : home == 1 ? array_view<int, 2>(4, 8)
                                       : array_view<int, 2>(arr);
    for (int i = 0; i < 32; ++i) v(i / 8, i % 8) = 0;
    array_view<int, 2> left = v.section(0, 0, 4, 4), right = v.section(index<2>(0, 4));
    array_view<const int, 2> c = v;
    array_view<int, 1> row = v[2];
    int expect[4][8] = {};
    unsigned seed = 12345;
    for (int step = 0; step < 200; ++step) {
      seed = seed * 1664525u + 1013904223u;
      accelerator_view av = vs[(seed >> 8) % 5];
      switch ((seed >> 16) % 8) {
      case 0:
        parallel_for_each(av, v.extent, [=](index<2> i) restrict(amp) { v[i] += i[1] + step; });
        for (auto &x : expect)
          for (int j = 0; j < 8; ++j) x[j] += j + step;
        break;
      case 1:
        parallel_for_each(av, left.extent, [=](index<2> i) restrict(amp) { left[i] ^= step; });
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j) x[j] ^= step;
        break;
      case 2:
        parallel_for_each(
            av, right.extent, [=](index<2> i) restrict(amp) { right[i] = c(i[0], i[1]) + 1; });
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j) x[j + 4] = x[j] + 1;
        break;
      case 3:
        row[3] = step;
        expect[2][3] = step;
        break;
      case 4:
        copy(left, right);
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j) x[j + 4] = x[j];
        break;
      case 5: {
        array<int, 2> t(left, av);
        parallel_for_each(t.extent, [&t, step ](index<2> i) restrict(amp) { t[i] -= step; });
        copy(t, right);
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j) x[j + 4] = x[j] - step;
        break;
      }
      case 6:
        v.synchronize_to(av, (seed & 1) ? access_type_read : access_type_read_write);
        break;
      case 7: {
        array_view<int, 1> one = v[3].section(1, 5);
        parallel_for_each(av, one.extent, [=](index<1> i) restrict(amp) { one[i] = i[0] * step; });
        for (int j = 0; j < 5; ++j) expect[3][j + 1] = j * step;
        break;
      }
      }
      if ((seed >> 24) % 3 == 0) {
        int i = (seed >> 5) % 4, j = (seed >> 3) % 8;
        CHECK(c(i, j) == expect[i][j]);
        CHECK(v[i][j] == expect[i][j]);
      }
    }
    if (home == 0) {
      v.synchronize();
      for (int i = 0; i < 32; ++i) CHECK(h[i] == expect[i / 8][i % 8]);
    }
    if (home == 2) {
      std::vector<int> x = arr;
      for (int i = 0; i < 32; ++i) CHECK(x[i] == expect[i / 8][i % 8]);
    }
    for (int i = 0; i < 32; ++i) CHECK(c(i / 8, i % 8) == expect[i / 8][i % 8]);
  }
  return failures;
}

// Writes through one view are visible in sections, projections, shapes and reinterpretations of its
// data.
//
// accept: R-5.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct pix {
  int r;
  int g;
};
int main() {
  std::vector<int> h(120);
  std::iota(h.begin(), h.end(), 0);
  for (int pass = 0; pass < 3; ++pass) {
    array<int> arr(120, h.begin());
    std::vector<int> hc(h);
    accelerator_view other = accelerator().create_view();
    array<int> arr2(120, h.begin(), other);
    array_view<int> top = pass == 0   ? array_view<int>(hc)
                          : pass == 1 ? array_view<int>(arr)
                                      : array_view<int>(arr2);
    auto m = top.view_as(extent<2>(10, 12));
    auto c = top.view_as(extent<3>(5, 4, 6));
    auto q = top.reinterpret_as<pix>();
    auto f = top.reinterpret_as<unsigned>();
    auto sec = top.section(30, 60);
    auto sm = m.section(2, 3, 4, 5);
    auto r5 = m[5];
    auto r5s = r5.section(3, 6);
    auto q5 = r5s.reinterpret_as<pix>();
    auto cc = c[2][1];
    array_view<const int> ro = top;
    auto sv = sec.view_as(extent<2>(6, 10));
    auto sv2 = sv.section(1, 1, 3, 3)[2];
    auto check = [&](int pos, int val) {
      CHECK(top[pos] == val && ro[pos] == val && m(pos / 12, pos % 12) == val &&
            c(pos / 24, pos / 6 % 4, pos % 6) == val && int(f[pos]) == val);
      CHECK((pos % 2 ? q[pos / 2].g : q[pos / 2].r) == val);
      if (pos >= 30 && pos < 90) {
        CHECK(sec[pos - 30] == val);
        CHECK(sv((pos - 30) / 10, (pos - 30) % 10) == val);
      }
      int y = pos / 12, x = pos % 12;
      if (y >= 2 && y < 6 && x >= 3 && x < 8) CHECK(sm(y - 2, x - 3) == val);
      if (y == 5) CHECK(r5[x] == val);
      if (y == 5 && x >= 3 && x < 9) {
        CHECK(r5s[x - 3] == val);
        CHECK((x % 2 ? q5[(x - 3) / 2].r : q5[(x - 3) / 2].g) == val);
      }
      if (pos >= 54 && pos < 60) CHECK(cc[pos - 54] == val);
      if (pos >= 61 && pos < 64) CHECK(sv2[pos - 61] == val);
    };
    for (int p = 0; p < 120; ++p) check(p, p);
    int n = 1000;
#define K(expr, pos)                                                                               \
  ++n;                                                                                             \
  {                                                                                                \
    const int val = n;                                                                             \
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { expr = val; });                  \
  }                                                                                                \
  check(pos, n)
    K(top[63], 63);
    K(m(5, 3), 63);
    K(c(2, 1, 4), 58);
    K(q[29].g, 59);
    K(f[60], 60);
    K(sec[33], 63);
    K(sm(3, 2), 65);
    K(r5[7], 67);
    K(r5s[1], 64);
    K(q5[2].g, 68);
    K(cc[0], 54);
    K(sv(3, 2), 62);
    K(sv2[0], 61);
    K(sv2[2], 63);
    K(m[4][3], 51);
    K(c[0][0][0], 0);
    K(q[59].g, 119);
    K(sm[0][0], 27);
#define W(expr, pos)                                                                               \
  ++n;                                                                                             \
  expr = n;                                                                                        \
  check(pos, n)
    W(top[63], 63);
    W(m(5, 3), 63);
    W(c(2, 1, 4), 58);
    W(q[29].g, 59);
    W(f[60], 60);
    W(sec[33], 63);
    W(sm(3, 2), 65);
    W(r5[7], 67);
    W(r5s[1], 64);
    W(q5[2].g, 68);
    W(cc[0], 54);
    W(sv(3, 2), 62);
    W(sv2[0], 61);
    // alternating, many views in one kernel, on another view
    parallel_for_each(
        other, extent<1>(1), [=](index<1>) restrict(amp) {
          top[61] = 1;
          sec[31] += 2;
          m(5, 1) += 4;
          c[2][2][1] += 8;
          q[30].g += 16;
          f[61] += 32;
          r5[1] += 64;
          sv(3, 1) += 128;
          sv2[0] += 256;
        });
    check(61, 511);
    sec.section(0, 30).copy_to(top.section(90, 30));
    for (int p = 30; p < 60; ++p) check(p + 60, top[p]);
    copy(m.section(0, 0, 5, 12), m.section(5, 0, 5, 12));
    for (int p = 0; p < 60; ++p) check(p + 60, top[p]);
    m.section(1, 1, 2, 2).synchronize();
    top.synchronize();
    if (pass == 0)
      for (int p = 0; p < 120; ++p) CHECK(hc[p] == top[p]);
  }
  return failures;
}

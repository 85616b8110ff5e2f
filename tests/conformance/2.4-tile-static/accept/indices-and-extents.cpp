// tile_static variables hold indices, extents, tiled extents and classes that contain them.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct acc {
  index<2> where;
  float best;
};
struct wrap {
  extent<2> e;
  index<1> i;
  int n;
};
int main() {
  const int H = 24, W = 40;
  std::vector<float> h(H * W);
  for (int k = 0; k < H * W; ++k) h[k] = float((k * 7919) % 1009);
  array_view<const float, 2> in(H, W, h);
  array_view<acc, 2> out(H / 8, W / 8);
  out.discard_data();
  parallel_for_each(
      in.extent.tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) {
        tile_static acc a[64];
        tile_static index<2> origin;
        tile_static extent<2> ext;
        tile_static wrap w[2];
        tile_static tiled_extent<8, 8> te;
        const int l = t.local[0] * 8 + t.local[1];
        a[l].where = t.global;
        a[l].best = in[t];
        if (l == 0) {
          origin = t.tile_origin;
          ext = in.extent;
          w[1].e = ext;
          w[1].i = index<1>(5);
          te = in.extent.tile<8, 8>();
        }
        t.barrier.wait();
        for (int s = 32; s > 0; s >>= 1) {
          if (l < s && (a[l + s].best > a[l].best ||
                        (a[l + s].best == a[l].best && (a[l + s].where[0] < a[l].where[0] ||
                                                        (a[l + s].where[0] == a[l].where[0] &&
                                                         a[l + s].where[1] < a[l].where[1])))))
            a[l] = a[l + s];
          t.barrier.wait();
        }
        if (l == 63 && (origin != t.tile_origin || ext != in.extent || w[1].e[1] != W ||
                        w[1].i[0] != 5 || te.pad() != te))
          a[0].best = -1;
        t.barrier.wait();
        if (l == 0) out[t.tile] = a[0];
      });
  for (int ty = 0; ty < H / 8; ++ty)
    for (int tx = 0; tx < W / 8; ++tx) {
      acc e;
      e.best = -1;
      for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x) {
          float f = h[(ty * 8 + y) * W + tx * 8 + x];
          if (f > e.best) {
            e.best = f;
            e.where = index<2>(ty * 8 + y, tx * 8 + x);
          }
        }
      CHECK(out(ty, tx).best == e.best && out(ty, tx).where == e.where);
    }
  array<index<3>> ai(10);
  array_view<extent<2>> ae(10);
  array<wrap, 2> aw(2, 5);
  parallel_for_each(
      ai.extent, [ =, &ai, &aw ](index<1> i) restrict(amp) {
        ai[i] = index<3>(i[0], i[0] + 1, i[0] + 2);
        ae[i] = extent<2>(i[0], 2) + index<2>(1, 1);
        aw(i[0] / 5, i[0] % 5).e = ae[i] * 2;
        aw(i[0] / 5, i[0] % 5).n = ai[i][2];
      });
  std::vector<index<3>> vi = ai;
  CHECK(vi[9] == index<3>(9, 10, 11));
  CHECK(ae[4] == extent<2>(5, 3));
  std::vector<wrap> vw = aw;
  CHECK(vw[7].e == extent<2>(16, 6) && vw[7].n == 9);
  CHECK(ae.reinterpret_as<int>()[9] == 3);
  return failures;
}

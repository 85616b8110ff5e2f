// A tile_static object may have any amp-compatible class without views. Its constructors and
// destructor do not run.
//
// accept: L-2.4.3.5.1-g, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Constructors and destructors of tile_static objects do not run.
namespace constructors_do_not_run {
struct cell {
  int n;
  int initial = 7;
  cell() restrict(cpu, amp) : n(-1) {}
  ~cell() restrict(cpu, amp) { n = 0; }
  void set(int k) restrict(cpu, amp) { n = k; }
};

void test() {
  int data[8] = {};
  array_view<int, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static index<2> place;
        tile_static cell cells[4];
        int l = t.local[0];
        if (l == 0)
          place = index<2>(t.tile[0], 5);
        cells[l].set(l * 10);
        t.barrier.wait();
        v[t.global] = cells[3 - l].n + place[0] * 100 + place[1] * 1000;
      });
  for (int k = 0; k < 8; ++k)
    check("element", v[k], (3 - k % 4) * 10 + k / 4 * 100 + 5000);
}
} // namespace constructors_do_not_run

// A tile_static object may have a class whose default constructor is cpu, deleted or missing.
namespace classes_without_callable_constructor {
struct cpu_constructed {
  int x;
  cpu_constructed() restrict(cpu) : x(-1) {}
};
struct amp_constructed {
  int x;
  amp_constructed() restrict(amp) : x(-2) {}
  ~amp_constructed() restrict(amp) { x = -3; }
};
struct value_constructed {
  int x;
  value_constructed(int v) restrict(cpu, amp) : x(v) {}
  int get() const restrict(amp) { return x; }
};
struct nested {
  value_constructed first;
  index<1> place;
};
struct not_constructible {
  int x;
  not_constructible() restrict(cpu, amp) = delete;
};

template <typename T>
int first(tiled_index<4> t) restrict(amp) {
  tile_static T cells[4];
  cells[t.local[0]].x = t.local[0] + 1;
  t.barrier.wait();
  return cells[3 - t.local[0]].x;
}

void test() {
  array<int, 1> a(8);
  parallel_for_each(
      a.extent.tile<4>(), [&a](tiled_index<4> t) restrict(amp) {
        tile_static cpu_constructed one;
        tile_static amp_constructed other;
        tile_static value_constructed of[2];
        tile_static nested both;
        if (t.local[0] == 0) {
          one.x = 10 * t.tile[0];
          other.x = 3;
          of[1].x = 4;
          both.first.x = 5;
          both.place[0] = 6;
        }
        t.barrier.wait();
        a[t.global] = one.x + other.x + of[1].get() + both.first.get() + both.place[0] +
                      100 * first<cpu_constructed>(t) + 1000 * first<value_constructed>(t) +
                      10000 * first<not_constructible>(t);
      });
  std::vector<int> v = a;
  for (int k = 0; k < 8; ++k) {
    int expected = 10 * (k / 4) + 18 + 11100 * (4 - k % 4);
    check("element", v[k], expected);
  }
}
} // namespace classes_without_callable_constructor

// tile_static variables hold indices, extents, tiled extents and classes that contain them.
namespace indices_and_extents {
struct maximum {
  index<2> where;
  float best;
};
struct geometry {
  extent<2> e;
  index<1> i;
  int n;
};
void test() {
  const int H = 24, W = 40;
  std::vector<float> h(H * W);
  for (int k = 0; k < H * W; ++k)
    h[k] = float((k * 7919) % 1009);
  array_view<const float, 2> in(H, W, h);
  array_view<maximum, 2> out(H / 8, W / 8);
  out.discard_data();
  parallel_for_each(
      in.extent.tile<8, 8>(), [=](tiled_index<8, 8> t) restrict(amp) {
        tile_static maximum a[64];
        tile_static index<2> origin;
        tile_static extent<2> ext;
        tile_static geometry w[2];
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
        if (l == 0)
          out[t.tile] = a[0];
      });
  for (int ty = 0; ty < H / 8; ++ty)
    for (int tx = 0; tx < W / 8; ++tx) {
      maximum e;
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
  array<geometry, 2> aw(2, 5);
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
  std::vector<geometry> vw = aw;
  CHECK(vw[7].e == extent<2>(16, 6) && vw[7].n == 9);
  CHECK(ae.reinterpret_as<int>()[9] == 3);
}
} // namespace indices_and_extents

int main() {
  constructors_do_not_run::test();
  classes_without_callable_constructor::test();
  indices_and_extents::test();
  return failures;
}

// Kernels capture tiled extents, and padded tiled extents launch kernels.
//
// accept: R-4.3-a, P-7-x, P-7-ac
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

// A kernel captures and computes with tiled extents, and a padded tiled extent launches each thread
// once.
namespace captured_tiled_extents {
template <int A, int B>
int f2(tiled_extent<A, B> t) restrict(cpu, amp) {
  int r = 0;
  if (t.pad()[0] % A || t.pad()[1] % B || t.pad()[0] < t[0])
    r = 1;
  if (t.truncate()[0] % A || t.truncate()[0] > t[0])
    r = 2;
  if (t.tile_extent[0] != A || t.get_tile_extent()[1] != B || t.tile_dim0 != A ||
      tiled_extent<A, B>::tile_dim1 != B)
    r = 3;
  tiled_extent<A, B> u;
  if (u.size() != 0)
    r = 4;
  u = t;
  if (!(u == t) || u != t)
    r = 5;
  const tiled_extent<A, B> c = extent<2>(3, 4);
  if (c[0] != 3 || c[1] != 4)
    r = 6;
  extent<2> e = u + c;
  if (e != extent<2>(t[0] + 3, t[1] + 4))
    r = 7;
  u += index<2>(1, 2);
  if (u[0] != t[0] + 1 || u[1] != t[1] + 2)
    r = 8;
  if (!u.contains(index<2>(0, 0)) || u.contains(index<2>(-1, 0)))
    r = 9;
  if (e.tile<2, 2>().pad().size() == 0)
    r = 10;
  return r;
}
void test() {
  tiled_extent<5, 7> t(extent<2>(11, 13));
  const tiled_extent<16, 2> ct = extent<2>(9, 9);
  CHECK(f2(t) == 0 && f2(ct) == 0);
  std::vector<int> o(64);
  array_view<int> v(o);
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> i) restrict(amp) {
        int r = f2(t);
        if (!r)
          r = f2(ct);
        if (!r && (t.pad()[1] != 14 || ct.truncate()[0] != 0))
          r = 20;
        static_assert(decltype(t)::rank == 2, "");
        v[i] = r + 100 * (i.tile_extent[0] == 8 && i.get_tile_extent() == extent<1>(8) &&
                          i.tile_dim0 == 8);
      });
  for (int k = 0; k < 64; ++k)
    CHECK(v[k] == 100);
  // A const, padded tiled_extent launches a kernel.
  const auto tp = t.pad();
  std::vector<int> hits(tp.size());
  array_view<int, 2> h(tp, hits);
  parallel_for_each(tp, [=](tiled_index<5, 7> i) restrict(amp) { h[i.global] += 1; });
  for (unsigned k = 0; k < tp.size(); ++k)
    CHECK(h[index<2>(k / tp[1], k % tp[1])] == 1);
  tiled_extent<4> implicit = extent<1>(64);
  parallel_for_each(implicit, [=](tiled_index<4> i) restrict(amp) { v[i] = i.tile[0]; });
  for (int k = 0; k < 64; ++k)
    CHECK(v[k] == k / 4);
}
} // namespace captured_tiled_extents

// A kernel over a padded tiled extent transposes a matrix with guards on the global index.
namespace transposition_with_padded_tiles {
static const int n = 10;

void test() {
  int in[n * n], out[n * n] = {};
  for (int k = 0; k < n * n; ++k)
    in[k] = k;
  array_view<const int, 2> a(n, n, in);
  array_view<int, 2> b(n, n, out);
  parallel_for_each(
      a.extent.tile<4, 4>().pad(), [=](tiled_index<4, 4> t) restrict(amp) {
        tile_static int square[4][4];
        if (a.extent.contains(t.global))
          square[t.local[0]][t.local[1]] = a[t.global];
        t.barrier.wait();
        index<2> to(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]);
        if (b.extent.contains(to))
          b[to] = square[t.local[1]][t.local[0]];
      });
  b.synchronize();
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < n; ++c)
      check("element", out[r * n + c], in[c * n + r]);
}
} // namespace transposition_with_padded_tiles

int main() {
  captured_tiled_extents::test();
  transposition_with_padded_tiles::test();
  return failures;
}

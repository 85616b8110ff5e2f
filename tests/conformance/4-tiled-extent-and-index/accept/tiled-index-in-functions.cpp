// Functions and templates take tiled indices and barriers, and construct tiled indices from any
// indices.
//
// accept: R-4.4-a, R-4.4.1-a, R-4.4.2-a, R-4.4.3-a, R-4.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>

using namespace concurrency;

// A kernel constructs a tiled_index from any indices and a barrier and uses it as an index.
namespace tiled_index_from_user_values {
static_assert(tiled_index<4>::rank == 1 && tiled_index<4, 5>::rank == 2 &&
                  tiled_index<4, 5, 6>::rank == 3 && tiled_index<4, 5, 6>::tile_dim2 == 6,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::global), const index<2>>::value &&
                  std::is_same<decltype(tiled_index<4, 5>::tile_origin), const index<2>>::value,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::local), const index<2>>::value &&
                  std::is_same<decltype(tiled_index<4, 5>::tile), const index<2>>::value,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::barrier), const tile_barrier>::value, "");
static_assert(!std::is_default_constructible<tiled_index<4>>::value &&
                  !std::is_copy_assignable<tiled_index<4>>::value &&
                  std::is_copy_constructible<tiled_index<4>>::value,
              "");
static_assert(!std::is_default_constructible<tile_barrier>::value &&
                  !std::is_copy_assignable<tile_barrier>::value &&
                  std::is_copy_constructible<tile_barrier>::value,
              "");
static_assert(std::is_convertible<tiled_index<4, 5>, index<2>>::value &&
                  !std::is_convertible<tiled_index<4, 5>, index<1>>::value,
              "");
static_assert(std::is_constructible<tiled_index<4>, index<1>, index<1>, index<1>, index<1>,
                                    tile_barrier>::value,
              "");
template <int A, int B, int C>
int g(tiled_index<A, B, C> t) restrict(amp) {
  const index<3> i = t;
  return i[0] * 100 + i[1] * 10 + i[2] + t.tile_extent[0] * 1000;
}
int h(const tiled_index<2, 2> &t, const array_view<int, 2> &v) restrict(amp) {
  // The identities between the members need not hold for an object that the user constructs.
  tiled_index<2, 2> u(t.global + 1, t.local, index<2>(7, 8), t.tile_origin, t.barrier);
  tiled_index<2, 2> w(u);
  u.barrier.wait();
  return w.tile[0] + w.tile[1] + v[w - index<2>(1, 1)] + w.global[0] +
         (w.get_tile_extent() != extent<2>(2, 2));
}
void test() {
  array_view<int, 2> v(4, 4), r(4, 4);
  for (int i = 0; i < 16; ++i)
    v(i / 4, i % 4) = i;
  parallel_for_each(
      v.extent.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) { r[t] = h(t, v); });
  for (int i = 0; i < 16; ++i)
    CHECK(r(i / 4, i % 4) == 15 + i + i / 4 + 1);
  array_view<int, 3> q(2, 2, 6);
  parallel_for_each(
      q.extent.tile<1, 2, 3>(), [=](tiled_index<1, 2, 3> t) restrict(amp) {
        q[t] = g(t) + (t.local != t.global % 1) * 0;
        q(t) += 1;
      });
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      for (int k = 0; k < 6; ++k)
        CHECK(q(i, j, k) == 1000 + i * 100 + j * 10 + k + 1);
}
} // namespace tiled_index_from_user_values

// Templates take tiled indices of each rank and their barriers, and see consistent thread
// positions.
namespace helper_templates_over_tiled_index {
template <int A, int B, int C>
int chk(const tiled_index<A, B, C> &t) restrict(amp) {
  const int R = tiled_index<A, B, C>::rank;
  int n = 0;
  auto te = t.tile_extent;
  const auto &ge = t.get_tile_extent();
  for (int i = 0; i < R; ++i) {
    if (t.local[i] != t.global[i] % te[i])
      n |= 1;
    if (t.tile[i] != t.global[i] / te[i])
      n |= 2;
    if (t.tile_origin[i] != t.global[i] - t.local[i])
      n |= 4;
    if (te[i] != ge[i])
      n |= 8;
  }
  index<tiled_index<A, B, C>::rank> g = t;
  if (g != t.global)
    n |= 16;
  static_assert(std::is_same<decltype(t.global), const index<tiled_index<A, B, C>::rank>>::value &&
                    std::is_same<decltype(t.barrier), const tile_barrier>::value,
                "");
  if (tiled_index<A, B, C>::tile_dim0 != te[0])
    n |= 32;
  tiled_index<A, B, C> cp(t);
  if (cp.local != t.local)
    n |= 64;
  return n;
}
template <int A>
int byval(tiled_index<A> t) restrict(amp) {
  t.barrier.wait();
  return t.tile_extent[0] - t.get_tile_extent()[0] + t.tile_extent.size() - A;
}
void fence(tile_barrier b) restrict(amp) {
  all_memory_fence(b);
  global_memory_fence(b);
  tile_static_memory_fence(b);
  b.wait();
  b.wait_with_all_memory_fence();
  b.wait_with_global_memory_fence();
  b.wait_with_tile_static_memory_fence();
  concurrency::all_memory_fence(b);
}
template <class TI>
int gen(const TI &t, array_view<int, TI::rank> v) restrict(amp) {
  v[t] += 1;
  return v(t) + t.tile_extent[TI::rank - 1];
}
void test() {
  array_view<int, 1> a(24), o1(24);
  array_view<int, 2> b(20, 24);
  array_view<int, 3> c(4, 6, 8);
  parallel_for_each(
      a.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        a[t] = chk(t) + byval(t);
        fence(t.barrier);
        o1[t] = 0;
        o1[t] = gen(t, o1) - 5;
      });
  parallel_for_each(
      b.extent.tile<5, 4>(), [=](tiled_index<5, 4> t) restrict(amp) {
        b[t] = chk(t);
        if (t.global == index<2>(6, 9) && (t.local != index<2>(1, 1) || t.tile != index<2>(1, 2) ||
                                           t.tile_origin != index<2>(5, 8)))
          b[t] = 1000;
        fence(t.barrier);
      });
  parallel_for_each(
      c.extent.tile<2, 3, 4>(), [=](tiled_index<2, 3, 4> t) restrict(amp) {
        c[t] = chk<2, 3, 4>(t);
        tiled_index<2, 3, 4> u(index<3>(9, 9, 9), t.local, t.tile, t.tile_origin, t.barrier);
        if (u.global[2] != 9 || u.local != t.local)
          c[t] = 2000;
        index<3> g = u;
        if (g[0] != 9)
          c[t] = 3000;
      });
  for (int i = 0; i < 24; ++i)
    CHECK(a[i] == 0 && o1[i] == 0);
  for (int i = 0; i < 20; ++i)
    for (int j = 0; j < 24; ++j)
      CHECK(b(i, j) == 0);
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 6; ++j)
      for (int k = 0; k < 8; ++k)
        CHECK(c(i, j, k) == 0);
  static_assert(!std::is_default_constructible<tiled_index<4>>::value &&
                    std::is_copy_constructible<tiled_index<4>>::value &&
                    !std::is_copy_assignable<tiled_index<4, 4>>::value &&
                    !std::is_default_constructible<tile_barrier>::value &&
                    std::is_copy_constructible<tile_barrier>::value &&
                    !std::is_copy_assignable<tile_barrier>::value,
                "");
  static_assert(std::is_convertible<tiled_index<4>, index<1>>::value &&
                    !std::is_convertible<tiled_index<4, 4>, index<1>>::value &&
                    !std::is_constructible<tiled_index<4>, index<1>>::value &&
                    std::is_constructible<tiled_index<4>, index<1>, index<1>, index<1>, index<1>,
                                          tile_barrier>::value,
                "");
  static_assert(tiled_index<2>::rank == 1 && tiled_index<2, 3>::rank == 2 &&
                    tiled_index<2, 3, 4>::rank == 3 && tiled_index<2, 3, 4>::tile_dim1 == 3 &&
                    tiled_index<2, 3, 4>::tile_dim2 == 4,
                "");
}
} // namespace helper_templates_over_tiled_index

int main() {
  tiled_index_from_user_values::test();
  helper_templates_over_tiled_index::test();
  return failures;
}

// tiled_extent is built only from an extent of its rank and has constant tile dimensions.
//
// accept: R-4.3-a, R-4.3-b, R-4.3.2-a, R-4.3.2-b, R-4.3.3-a, R-4.3.4-a, R-4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
using namespace concurrency;
static_assert(std::is_base_of<extent<1>, tiled_extent<4>>::value &&
                  std::is_base_of<extent<2>, tiled_extent<4, 5>>::value &&
                  std::is_base_of<extent<3>, tiled_extent<4, 5, 6>>::value,
              "");
static_assert(std::is_same<tiled_extent<4>, tiled_extent<4, 0, 0>>::value, "");
static_assert(tiled_extent<4, 5, 6>::tile_dim0 == 4 && tiled_extent<4, 5, 6>::tile_dim1 == 5 &&
                  tiled_extent<4, 5, 6>::tile_dim2 == 6 && tiled_extent<4, 5>::rank == 2,
              "");
static_assert(std::is_same<decltype(tiled_extent<4, 5, 6>::tile_dim1), const int>::value, "");
static_assert(std::is_convertible<extent<2>, tiled_extent<4, 5>>::value, "");
static_assert(!std::is_convertible<extent<1>, tiled_extent<4, 5>>::value, "");
static_assert(!std::is_constructible<tiled_extent<4>, int>::value, "only from an extent");
static_assert(std::is_same<decltype(std::declval<const tiled_extent<4, 5> &>().pad()),
                           tiled_extent<4, 5>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const tiled_extent<4, 5> &>().truncate()),
                           tiled_extent<4, 5>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const tiled_extent<4, 5> &>().get_tile_extent()),
                           extent<2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const tiled_extent<4, 5> &>() + index<2>()),
                           extent<2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<tiled_extent<4, 5> &>() =
                                        std::declval<const tiled_extent<4, 5> &>()),
                           tiled_extent<4, 5> &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const tiled_extent<4> &>().size()), unsigned>::value, "");
template <int A, int B, int C> int f(const tiled_extent<A, B, C> &t) restrict(cpu, amp) {
  return t.tile_extent[0] * 100 + t.get_tile_extent()[1] * 10 + tiled_extent<A, B, C>::tile_dim2;
}
int test() restrict(cpu, amp) {
  int bad = 0;
  tiled_extent<3> z;
  bad += z.size() != 0 || z.pad()[0] != 0 || z.truncate()[0] != 0;
  const tiled_extent<4, 6> t = extent<2>(9, 12);
  bad += t.pad() != tiled_extent<4, 6>(extent<2>(12, 12)) || t.truncate()[0] != 8 ||
         t.truncate()[1] != 12;
  bad += t.tile_extent != extent<2>(4, 6);
  bad += extent<3>(1, 2, 3).tile<2, 2, 2>().truncate().size() != 0 ||
         extent<3>(1, 2, 3).tile<2, 2, 2>().pad().size() != 16;
  bad += f(extent<3>(2, 3, 4).tile<2, 3, 4>()) != 234;
  tiled_extent<4, 6> u(t), v;
  v = u;
  bad += !(v == t) || v != t;
  v[1] = 13;
  bad += v == t || !(v != t) || v.pad()[1] != 18;
  bad += !t.contains(index<2>(8, 11)) || t.contains(index<2>(9, 0));
  const extent<2> &base = t;
  bad += base.size() != 108u;
  bad += (t / 2) != extent<2>(4, 6) || (t % 4) != extent<2>(1, 0);
  tiled_extent<4, 6> w = t - extent<2>(1, 0);
  bad += w[0] != 8; // result is an extent, converts back
  ++w;
  bad += w[0] != 9 || w[1] != 13;
  w += index<2>(1, 1);
  bad += w[0] != 10;
  bad += w.tile<2, 2>().tile_extent[0] != 2;
  return bad;
}
int main() {
  CHECK(test() == 0);
  array_view<int, 1> r(1);
  tiled_extent<4, 6> cap = extent<2>(8, 6);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        r[i] = test() + (cap.tile_extent[1] != 6) + (cap[0] != 8);
      });
  CHECK(r[0] == 0);
  return bad;
}

// Pad, truncate and the operators inherited from extent compute the same in cpu and amp code.
//
// accept: R-4.3-a, R-4.3.2-a, R-4.3.3-a, R-4.3.4-a, R-4.2.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
#define T(c)                                                                                       \
  do {                                                                                             \
    ++k;                                                                                           \
    if (!(c)) return k;                                                                            \
  } while (0)
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
int t1() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<4> z;
  T(z[0] == 0);
  T(z.size() == 0u);
  T(z.pad() == z);
  T(z.truncate() == z);
  tiled_extent<4> a = extent<1>(10), b(extent<1>(12)), c(b);
  T(a.pad() == b);
  T(a.truncate()[0] == 8);
  T(b.pad() == b && b.truncate() == b);
  T(a != b);
  T(c == b);
  T(!(c != b));
  T(extent<1>(3).tile<4>().truncate()[0] == 0);
  T(extent<1>(3).tile<4>().pad()[0] == 4);
  T(a.tile_extent[0] == 4);
  T(a.get_tile_extent() == extent<1>(4));
  T(tiled_extent<4>::tile_dim0 == 4);
  T(tiled_extent<4>::rank == 1);
  T(&(a = b) == &a);
  T(a == b);
  a = extent<1>(7);
  T(a[0] == 7);
  T(a.contains(index<1>(6)) && !a.contains(index<1>(7)));
  extent<1> e = a + 1;
  T(e[0] == 8);
  e = a + index<1>(2);
  T(e[0] == 9);
  e = a * 3;
  T(e[0] == 21);
  e = 20 - a;
  T(e[0] == 13);
  e = a + extent<1>(1);
  T(e[0] == 8);
  ++a;
  T(a[0] == 8);
  a += 4;
  T(a[0] == 12);
  a[0] = 5;
  T(a[0] == 5);
  const tiled_extent<4> q(extent<1>(9));
  T(q.pad()[0] == 12 && q.truncate()[0] == 8 && q.size() == 9u);
  extent<1> &base = a;
  base = extent<1>(1);
  T(a[0] == 1);
  return 0;
}
int t2() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<2, 8> z;
  T(z[0] == 0 && z[1] == 0);
  tiled_extent<2, 8> a = extent<2>(5, 17), b = a;
  T(a == b);
  T(a.pad() == (tiled_extent<2, 8>(extent<2>(6, 24))));
  T(a.truncate() == (tiled_extent<2, 8>(extent<2>(4, 16))));
  T(a.get_tile_extent() == extent<2>(2, 8));
  T(a.tile_extent == extent<2>(2, 8));
  T((tiled_extent<2, 8>::tile_dim0) == 2 && (tiled_extent<2, 8>::tile_dim1) == 8);
  T((tiled_extent<2, 8>::rank) == 2);
  b[1] = 16;
  T(a != b);
  T(!(a == b));
  T(a.size() == 85u);
  auto t = extent<2>(16, 16).tile<2, 8>();
  T(t.pad() == t);
  return 0;
}
int t3() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<2, 3, 4> a = extent<3>(3, 3, 3), b = a;
  T(a == b);
  T(!(a != b));
  extent<3> p = a.pad(), q = a.truncate();
  T(p == extent<3>(4, 3, 4));
  T(q == extent<3>(2, 3, 0));
  T(a.get_tile_extent() == extent<3>(2, 3, 4));
  T((tiled_extent<2, 3, 4>::tile_dim0) == 2 && (tiled_extent<2, 3, 4>::tile_dim1) == 3 &&
    (tiled_extent<2, 3, 4>::tile_dim2) == 4);
  T((tiled_extent<2, 3, 4>::rank) == 3);
  return 0;
}
int main() {
  CHECK(t1() == 0);
  CHECK(t2() == 0);
  CHECK(t3() == 0);
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0 ? t1() : i[0] == 1 ? t2() : t3();
      });
  CHECK(v[0] == 0);
  CHECK(v[1] == 0);
  CHECK(v[2] == 0);
  static_assert(std::is_base_of<extent<1>, tiled_extent<4>>::value &&
                    std::is_base_of<extent<2>, tiled_extent<4, 4>>::value &&
                    std::is_base_of<extent<3>, tiled_extent<4, 4, 4>>::value,
                "");
  static_assert(std::is_convertible<tiled_extent<4> *, extent<1> *>::value, "public");
  static_assert(std::is_convertible<extent<2>, tiled_extent<4, 4>>::value, "implicit");
  static_assert(!std::is_convertible<extent<1>, tiled_extent<4, 4>>::value, "");
  static_assert(!std::is_constructible<tiled_extent<4>, tiled_extent<4, 4>>::value, "");
  const tiled_extent<4, 4> ce(extent<2>(4, 4));
  static_assert(std::is_same<decltype(ce.pad()), tiled_extent<4, 4>>::value &&
                    std::is_same<decltype(ce.truncate()), tiled_extent<4, 4>>::value &&
                    std::is_same<decltype(ce.get_tile_extent()), extent<2>>::value,
                "");
  return failures;
}

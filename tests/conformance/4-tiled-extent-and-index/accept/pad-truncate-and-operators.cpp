// pad and truncate round to multiples of the tile, and tiled_extent inherits the operators of
// extent.
//
// accept: R-4.3.3-b, R-4.3-a, R-4.3.2-a, R-4.3.3-a, R-4.3.4-a, R-4.2.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Pad leaves an extent that is a multiple of the tile unchanged, also near the largest int.
namespace pad_near_largest_int {
void test() {
  extent<1> e(2147483646);
  int padded = e.tile<2147483646>().pad()[0];
  CHECK(padded == 2147483646);
}
} // namespace pad_near_largest_int

// Pad, truncate and the operators inherited from extent compute the same in cpu and amp code.
namespace pad_truncate_and_inherited_operators {
// Returns the number of the first condition that is false.
#define NEED(c)                                                                                    \
  do {                                                                                             \
    ++k;                                                                                           \
    if (!(c))                                                                                      \
      return k;                                                                                    \
  } while (0)
int t1() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<4> z;
  NEED(z[0] == 0);
  NEED(z.size() == 0u);
  NEED(z.pad() == z);
  NEED(z.truncate() == z);
  tiled_extent<4> a = extent<1>(10), b(extent<1>(12)), c(b);
  NEED(a.pad() == b);
  NEED(a.truncate()[0] == 8);
  NEED(b.pad() == b && b.truncate() == b);
  NEED(a != b);
  NEED(c == b);
  NEED(!(c != b));
  NEED(extent<1>(3).tile<4>().truncate()[0] == 0);
  NEED(extent<1>(3).tile<4>().pad()[0] == 4);
  NEED(a.tile_extent[0] == 4);
  NEED(a.get_tile_extent() == extent<1>(4));
  NEED(tiled_extent<4>::tile_dim0 == 4);
  NEED(tiled_extent<4>::rank == 1);
  NEED(&(a = b) == &a);
  NEED(a == b);
  a = extent<1>(7);
  NEED(a[0] == 7);
  NEED(a.contains(index<1>(6)) && !a.contains(index<1>(7)));
  extent<1> e = a + 1;
  NEED(e[0] == 8);
  e = a + index<1>(2);
  NEED(e[0] == 9);
  e = a * 3;
  NEED(e[0] == 21);
  e = 20 - a;
  NEED(e[0] == 13);
  e = a + extent<1>(1);
  NEED(e[0] == 8);
  ++a;
  NEED(a[0] == 8);
  a += 4;
  NEED(a[0] == 12);
  a[0] = 5;
  NEED(a[0] == 5);
  const tiled_extent<4> q(extent<1>(9));
  NEED(q.pad()[0] == 12 && q.truncate()[0] == 8 && q.size() == 9u);
  extent<1> &base = a;
  base = extent<1>(1);
  NEED(a[0] == 1);
  return 0;
}
int t2() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<2, 8> z;
  NEED(z[0] == 0 && z[1] == 0);
  tiled_extent<2, 8> a = extent<2>(5, 17), b = a;
  NEED(a == b);
  NEED(a.pad() == (tiled_extent<2, 8>(extent<2>(6, 24))));
  NEED(a.truncate() == (tiled_extent<2, 8>(extent<2>(4, 16))));
  NEED(a.get_tile_extent() == extent<2>(2, 8));
  NEED(a.tile_extent == extent<2>(2, 8));
  NEED((tiled_extent<2, 8>::tile_dim0) == 2 && (tiled_extent<2, 8>::tile_dim1) == 8);
  NEED((tiled_extent<2, 8>::rank) == 2);
  b[1] = 16;
  NEED(a != b);
  NEED(!(a == b));
  NEED(a.size() == 85u);
  auto t = extent<2>(16, 16).tile<2, 8>();
  NEED(t.pad() == t);
  return 0;
}
int t3() restrict(cpu, amp) {
  int k = 0;
  tiled_extent<2, 3, 4> a = extent<3>(3, 3, 3), b = a;
  NEED(a == b);
  NEED(!(a != b));
  extent<3> p = a.pad(), q = a.truncate();
  NEED(p == extent<3>(4, 3, 4));
  NEED(q == extent<3>(2, 3, 0));
  NEED(a.get_tile_extent() == extent<3>(2, 3, 4));
  NEED((tiled_extent<2, 3, 4>::tile_dim0) == 2 && (tiled_extent<2, 3, 4>::tile_dim1) == 3 &&
       (tiled_extent<2, 3, 4>::tile_dim2) == 4);
  NEED((tiled_extent<2, 3, 4>::rank) == 3);
  return 0;
}
void test() {
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
}
} // namespace pad_truncate_and_inherited_operators

// tiled_extent at each rank has the specified types, and pad and truncate round to multiples.
namespace tiled_extent_members_by_rank {
template <typename T, int R>
void common() {
  static_assert(T::rank == R && std::is_base_of<extent<R>, T>::value &&
                    std::is_convertible<T *, extent<R> *>::value,
                "");
  static_assert(std::is_convertible<extent<R>, T>::value &&
                    std::is_convertible<const extent<R> &, T>::value &&
                    std::is_convertible<T, extent<R>>::value,
                "");
  static_assert(std::is_default_constructible<T>::value && std::is_copy_constructible<T>::value,
                "");
  SAME(std::declval<const T &>().pad(), T);
  SAME(std::declval<const T &>().truncate(), T);
  SAME(std::declval<const T &>().get_tile_extent(), extent<R>);
  SAME(std::declval<T &>() = std::declval<const T &>(), T &);
  SAME(std::declval<const T &>() == std::declval<const T &>(), bool);
  SAME(std::declval<const T &>() != std::declval<const T &>(), bool);
  SAME(std::declval<const T &>() + std::declval<const T &>(), extent<R>);
  SAME(std::declval<const T &>() + 1, extent<R>);
  SAME(2 * std::declval<const T &>(), extent<R>);
  SAME(std::declval<T &>() += 1, extent<R> &);
  SAME(++std::declval<T &>(), extent<R> &);
  SAME(std::declval<T &>()++, extent<R>);
  SAME(std::declval<const T &>().size(), unsigned int);
  SAME(std::declval<const T &>().contains(index<R>()), bool);
  SAME(std::declval<const T &>()[0], int);
  SAME(std::declval<T &>()[0], int &);
  static_assert(std::is_same<typename T::value_type, int>::value, "");
  T z;
  CHECK(z.size() == 0u);
  CHECK(z.pad() == z && z.truncate() == z);
  T t = extent<R>() + 37;
  CHECK(t[0] == 37);
  T p = t.pad(), q = t.truncate();
  bool whole = true;
  for (int k = 0; k < R; ++k) {
    const int d = t.tile_extent[k];
    whole &= 37 % d == 0;
    CHECK(p[k] == (37 + d - 1) / d * d);
    CHECK(q[k] == 37 / d * d);
  }
  CHECK(p.pad() == p && p.truncate() == p && q.pad() == q);
  CHECK((p == t) == whole && (q == t) == whole);
  const T c(t);
  CHECK(c == t && !(c != t));
  CHECK(c.get_tile_extent() == c.tile_extent);
  z = t;
  CHECK(z == t);
  (z = q) += 1;
  CHECK(z[0] == q[0] + 1);
  extent<R> e = t;
  CHECK(e[R - 1] == 37);
  e = p;
  CHECK(e == static_cast<const extent<R> &>(p));
  T fromderived(e);
  CHECK(fromderived == p);
  CHECK((t + t)[0] == 74 && (t - 1)[0] == 36 && t % 10 == extent<R>() + 7);
}
static_assert(tiled_extent<4, 5, 6>::tile_dim0 == 4 && tiled_extent<4, 5, 6>::tile_dim1 == 5 &&
                  tiled_extent<4, 5, 6>::tile_dim2 == 6,
              "");
static_assert(tiled_extent<4, 5>::tile_dim0 == 4 && tiled_extent<4, 5>::tile_dim1 == 5 &&
                  tiled_extent<4>::tile_dim0 == 4,
              "");
static_assert(std::is_same<tiled_extent<4, 5>, tiled_extent<4, 5, 0>>::value &&
                  std::is_same<tiled_extent<4>, tiled_extent<4, 0, 0>>::value,
              "");
SAME(extent<1>().tile<8>(), tiled_extent<8>);
SAME((extent<2>().tile<8, 3>()), tiled_extent<8, 3>);
SAME((extent<3>().tile<8, 3, 2>()), tiled_extent<8, 3, 2>);
void test() {
  common<tiled_extent<1>, 1>();
  common<tiled_extent<7>, 1>();
  common<tiled_extent<64>, 1>();
  common<tiled_extent<37>, 1>();
  common<tiled_extent<1024>, 1>();
  common<tiled_extent<4, 5>, 2>();
  common<tiled_extent<32, 32>, 2>();
  common<tiled_extent<1, 1>, 2>();
  common<tiled_extent<2, 3, 4>, 3>();
  common<tiled_extent<64, 4, 4>, 3>();
  // pad leaves an empty extent empty.
  tiled_extent<4> n(extent<1>(0));
  CHECK(n.pad()[0] == 0);
}
} // namespace tiled_extent_members_by_rank

int main() {
  pad_near_largest_int::test();
  pad_truncate_and_inherited_operators::test();
  tiled_extent_members_by_rank::test();
  return failures;
}

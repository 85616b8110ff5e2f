// tiled_extent has constant tile dimensions, is built from an extent of its rank and has the
// specified members, in cpu and amp code.
//
// accept: R-4.2.2-b, R-4.2.3-b, R-4.2.3-c, R-4.2.3-d, R-4.2.3-f, R-4.3-a, R-4.3-b, R-4.3.2-a,
// R-4.3.2-b, R-4.3.3-a, R-4.3.3-b, R-4.3.3-c, R-4.3.3-d, R-4.3.3-e, R-4.3.3-f, R-4.3.4-a,
// R-4.3.4-b, R-4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Extents and tiled extents have the specified sizes, members and tile dimensions in cpu and amp
// code.
namespace sizes_and_members {
template <class U>
U &lv();
typedef tiled_extent<4> t4;
typedef tiled_extent<4, 2> t42;
typedef tiled_extent<4, 2, 8> t428;
SAME(lv<const extent<1>>().tile<4>(), t4);
SAME((lv<const extent<2>>().tile<4, 2>()), t42);
SAME((lv<const extent<3>>().tile<4, 2, 8>()), t428);
static_assert(std::is_base_of<extent<1>, t4>::value && std::is_base_of<extent<2>, t42>::value &&
                  std::is_base_of<extent<3>, t428>::value &&
                  std::is_convertible<t42 *, extent<2> *>::value,
              "");
static_assert(std::is_convertible<extent<1>, t4>::value &&
                  std::is_convertible<extent<2>, t42>::value &&
                  std::is_convertible<extent<3>, t428>::value &&
                  !std::is_convertible<extent<2>, t4>::value &&
                  !std::is_constructible<t42, t4>::value,
              "");
static_assert(t428::tile_dim0 == 4 && t428::tile_dim1 == 2 && t428::tile_dim2 == 8 &&
                  t42::tile_dim0 == 4 && t42::tile_dim1 == 2 && t4::tile_dim0 == 4 &&
                  t4::rank == 1 && t42::rank == 2 && t428::rank == 3,
              "");
SAME(lv<const t42>().pad(), t42);
SAME(lv<const t42>().truncate(), t42);
SAME(lv<const t42>().get_tile_extent(), extent<2>);
SAME(lv<t42>() = lv<const t42>(), t42 &);
SAME(lv<const t42>() == lv<const t42>(), bool);
SAME(lv<const t42>() != lv<const t42>(), bool);
SAME(lv<const t42>() + 1, extent<2>);
SAME(lv<const t42>() - index<2>(), extent<2>);
SAME(lv<const t4>() * 2, extent<1>);
SAME(++lv<t4>(), extent<1> &);
template <class A, class = void>
struct has_dim1 : std::false_type {};
template <class A>
struct has_dim1<A, decltype((void)A::tile_dim1)> : std::true_type {};
template <class A, class = void>
struct has_dim2 : std::false_type {};
template <class A>
struct has_dim2<A, decltype((void)A::tile_dim2)> : std::true_type {};
static_assert(!has_dim1<t4>::value && has_dim1<t42>::value && !has_dim2<t42>::value &&
                  has_dim2<t428>::value && !has_dim1<tiled_index<4>>::value &&
                  !has_dim2<tiled_index<4, 2>>::value,
              "");
// Returns the line of the first condition that is false.
#define NEED(...)                                                                                  \
  do {                                                                                             \
    if (!(__VA_ARGS__))                                                                            \
      return __LINE__;                                                                             \
  } while (0)
int extents() restrict(amp, cpu) {
  NEED(extent<1>(5).size() == 5u);
  NEED(extent<2>(5, 6).size() == 30u);
  NEED(extent<3>(2, 3, 4).size() == 24u);
  NEED(extent<3>().size() == 0u);
  NEED(extent<2>(65536, 65536).size() == 0u);
  NEED(extent<2>(65535, 65537).size() == 4294967295u);
  NEED(extent<1>(-1).size() == 4294967295u);
  int k[4] = {2, 3, 4, 5};
  const extent<4> e4(k);
  NEED(e4.size() == 120u);
  NEED(e4[3] == 5);
  extent<2> e(3, 4);
  NEED(e.contains(index<2>(0, 0)));
  NEED(e.contains(index<2>(2, 3)));
  NEED(!e.contains(index<2>(3, 0)));
  NEED(!e.contains(index<2>(0, 4)));
  NEED(!e.contains(index<2>(-1, 0)));
  NEED(!e.contains(index<2>(0, -1)));
  NEED(!extent<1>().contains(index<1>()));
  NEED(!extent<1>(-5).contains(index<1>(-6)));
  index<4> i4(k);
  NEED(!e4.contains(i4));
  NEED(e4.contains(i4 - 1));
  NEED(e4.contains(index<4>()));
  const extent<2> ce(3, 4);
  NEED(ce + index<2>(1, -1) == extent<2>(4, 3));
  NEED(ce - index<2>(1, -1) == extent<2>(2, 5));
  e += index<2>(1, 1);
  NEED(e == extent<2>(4, 5));
  e -= index<2>(2, 2);
  NEED(e == extent<2>(2, 3));
  e += extent<2>(1, 1);
  e -= extent<2>(0, 1);
  NEED(e == extent<2>(3, 3));
  NEED(e4 - i4 == extent<4>());
  NEED((e4 + index<4>()) == e4);
  return 0;
}
int tiled() restrict(amp, cpu) {
  tiled_extent<4> z;
  NEED(z[0] == 0 && z.size() == 0u);
  tiled_extent<4> a = extent<1>(10);
  NEED(a[0] == 10);
  NEED(a.pad()[0] == 12);
  NEED(a.truncate()[0] == 8);
  NEED(a.tile_extent == extent<1>(4));
  NEED(a.get_tile_extent()[0] == 4);
  NEED(a == extent<1>(10).tile<4>());
  NEED(a != a.pad());
  NEED(!(a == a.pad()));
  NEED(z.pad() == z);
  NEED(z.truncate() == z);
  NEED(extent<1>(8).tile<4>().pad()[0] == 8);
  NEED(extent<1>(8).tile<4>().truncate()[0] == 8);
  NEED(extent<1>(3).tile<4>().truncate()[0] == 0);
  NEED(extent<1>(3).tile<4>().pad()[0] == 4);
  NEED(extent<1>(1).tile<1>().pad()[0] == 1);
  tiled_extent<2, 3> b(extent<2>(5, 7)), c(b);
  NEED(c == b);
  NEED(b.pad() == extent<2>(6, 9));
  NEED(b.truncate() == (tiled_extent<2, 3>(extent<2>(4, 6))));
  NEED(b.tile_extent == extent<2>(2, 3));
  NEED(b.tile_extent[1] == 3);
  NEED(b.tile_extent.size() == 6u);
  z = a;
  NEED(z[0] == 10);
  c = b.pad();
  NEED(c.size() == 54u);
  NEED(c.contains(index<2>(5, 8)));
  c[0] = 8;
  NEED(c == (tiled_extent<2, 3>(extent<2>(8, 9))));
  c += 1;
  NEED(c[0] == 9 && c[1] == 10);
  extent<2> e = b + 1;
  NEED(e == extent<2>(6, 8));
  e = b;
  NEED(e == extent<2>(5, 7));
  tiled_extent<2, 3, 4> d(extent<3>(3, 4, 5));
  NEED((d.pad() == tiled_extent<2, 3, 4>(extent<3>(4, 6, 8))));
  NEED((d.truncate() == tiled_extent<2, 3, 4>(extent<3>(2, 3, 4))));
  NEED(d.tile_extent == extent<3>(2, 3, 4));
  NEED((d.tile_dim0 == 2 && d.tile_dim1 == 3 && d.tile_dim2 == 4));
  NEED(d.rank == 3);
  tiled_extent<2, 3, 4> d2;
  NEED(d2.size() == 0u);
  d2 = extent<3>(3, 4, 5);
  NEED(d2 == d);
  NEED((b.tile<2, 2>().pad() == extent<2>(6, 8)));
  return 0;
}

void test() {
  int line[2] = {-1, -1};
  array_view<int> v(line);
  const tiled_extent<2, 3> whole(extent<2>(5, 7));
  int sizes[3];
  array_view<int> s(sizes);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = extents();
        v[1] = tiled();
        s[0] = whole.pad()[0];
        s[1] = whole.truncate()[1];
        s[2] = whole.tile_extent[1];
      });
  CHECK(v[0] == 0);
  CHECK(v[1] == 0);
  CHECK(extents() == 0);
  CHECK(tiled() == 0);
  CHECK(s[0] == 6 && s[1] == 6 && s[2] == 3);
}
} // namespace sizes_and_members

// tiled_extent is built only from an extent of its rank and has constant tile dimensions.
namespace tiled_extent_constants_and_conversions {
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
template <int A, int B, int C>
int f(const tiled_extent<A, B, C> &t) restrict(cpu, amp) {
  return t.tile_extent[0] * 100 + t.get_tile_extent()[1] * 10 + tiled_extent<A, B, C>::tile_dim2;
}
int failed_conditions() restrict(cpu, amp) {
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
  bad += w[0] != 8; // the extent converts to a tiled_extent
  ++w;
  bad += w[0] != 9 || w[1] != 13;
  w += index<2>(1, 1);
  bad += w[0] != 10;
  bad += w.tile<2, 2>().tile_extent[0] != 2;
  return bad;
}
void test() {
  CHECK(failed_conditions() == 0);
  array_view<int, 1> r(1);
  tiled_extent<4, 6> cap = extent<2>(8, 6);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        r[i] = failed_conditions() + (cap.tile_extent[1] != 6) + (cap[0] != 8);
      });
  CHECK(r[0] == 0);
}
} // namespace tiled_extent_constants_and_conversions

int main() {
  sizes_and_members::test();
  tiled_extent_constants_and_conversions::test();
  return failures;
}

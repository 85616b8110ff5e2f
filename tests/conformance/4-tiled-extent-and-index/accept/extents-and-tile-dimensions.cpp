// Extents and tiled extents have the specified sizes, members and tile dimensions in cpu and amp
// code.
//
// accept: R-4.2.2-b, R-4.2.3-b, R-4.2.3-c, R-4.2.3-d, R-4.2.3-f, R-4.3-a, R-4.3-b, R-4.3.2-a,
// R-4.3.2-b, R-4.3.3-a, R-4.3.3-b, R-4.3.3-c, R-4.3.3-d, R-4.3.3-e, R-4.3.3-f, R-4.3.4-a,
// R-4.3.4-b, R-4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;

template <class A, class B> struct same_t : std::is_same<A, B> {};
#define SAME(U, ...) static_assert(same_t<U, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class U> U &lv();
typedef tiled_extent<4> t4;
typedef tiled_extent<4, 2> t42;
typedef tiled_extent<4, 2, 8> t428;
SAME(t4, lv<const extent<1>>().tile<4>());
SAME(t42, (lv<const extent<2>>().tile<4, 2>()));
SAME(t428, (lv<const extent<3>>().tile<4, 2, 8>()));
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
SAME(t42, lv<const t42>().pad());
SAME(t42, lv<const t42>().truncate());
SAME(extent<2>, lv<const t42>().get_tile_extent());
SAME(t42 &, lv<t42>() = lv<const t42>());
SAME(bool, lv<const t42>() == lv<const t42>());
SAME(bool, lv<const t42>() != lv<const t42>());
SAME(extent<2>, lv<const t42>() + 1);
SAME(extent<2>, lv<const t42>() - index<2>());
SAME(extent<1>, lv<const t4>() * 2);
SAME(extent<1> &, ++lv<t4>());
template <class A, class = void> struct has_dim1 : std::false_type {};
template <class A> struct has_dim1<A, decltype((void)A::tile_dim1)> : std::true_type {};
template <class A, class = void> struct has_dim2 : std::false_type {};
template <class A> struct has_dim2<A, decltype((void)A::tile_dim2)> : std::true_type {};
static_assert(!has_dim1<t4>::value && has_dim1<t42>::value && !has_dim2<t42>::value &&
                  has_dim2<t428>::value && !has_dim1<tiled_index<4>>::value &&
                  !has_dim2<tiled_index<4, 2>>::value,
              "");
#define NEED(...)                                                                                  \
  do {                                                                                             \
    if (!(__VA_ARGS__)) return __LINE__;                                                           \
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

int main() {
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
  return failures;
}

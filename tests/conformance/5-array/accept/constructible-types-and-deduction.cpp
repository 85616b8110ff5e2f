// Array is constructible only from the specified arguments, and templates deduce its element type
// and rank.
//
// accept: R-5.1-e, R-5.1.2-d, R-5.1.2-n, R-5.1.3-a, R-5.1.3-k, R-5.1.4-a, R-5.1.4-d, R-5.1.4-e,
// R-5.1.5-a, R-5.1.5-b, R-5.1.5-d, R-5.1-g, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Array is constructible only from the specified extents, views and accelerator views.
namespace constructible_and_convertible_types {
using std::vector;
static_assert(array<int>::rank == 1, "");
static_assert(array<int, 2>::rank == 2, "");
static_assert(array<float, 5>::rank == 5, "");
static_assert(std::is_same<array<float, 2>::value_type, float>::value, "");
static_assert(std::is_same<array<float>, array<float, 1>>::value, "");
static_assert(!std::is_default_constructible<array<int, 1>>::value, "");
static_assert(!std::is_default_constructible<array<int, 2>>::value, "");
static_assert(!std::is_default_constructible<array<int, 4>>::value, "");
static_assert(!std::is_convertible<int, array<int, 1>>::value, "");
static_assert(!std::is_convertible<extent<1>, array<int, 1>>::value, "");
static_assert(!std::is_convertible<extent<2>, array<int, 2>>::value, "");
static_assert(!std::is_convertible<array_view<int, 2>, array<int, 2>>::value, "");
static_assert(!std::is_convertible<array_view<const int, 2>, array<int, 2>>::value, "");
static_assert(std::is_constructible<array<int, 2>, array_view<int, 2>>::value, "");
static_assert(std::is_constructible<array<int, 2>, array_view<const int, 2>>::value, "");
static_assert(!std::is_constructible<array<int, 2>, array_view<const int, 1>>::value, "");
static_assert(!std::is_constructible<array<int, 1>, int, int>::value, "");
static_assert(!std::is_constructible<array<int, 2>, int>::value, "");
static_assert(!std::is_constructible<array<int, 2>, extent<1>>::value, "");
static_assert(!std::is_constructible<array<int, 3>, int, int>::value, "");
static_assert(!std::is_constructible<array<int, 4>, int>::value, "");
static_assert(!std::is_constructible<array<int, 4>, int, int, int, int>::value, "");
static_assert(std::is_constructible<array<int, 4>, extent<4>>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view, access_type>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view, accelerator_view>::value,
              "");
static_assert(std::is_constructible<array<int, 1>, int, int *, int *, accelerator_view,
                                    accelerator_view>::value,
              "");
static_assert(std::is_copy_constructible<array<int, 2>>::value, "");
static_assert(std::is_move_constructible<array<int, 2>>::value, "");
static_assert(std::is_copy_assignable<array<int, 2>>::value, "");
static_assert(std::is_move_assignable<array<int, 2>>::value, "");
static_assert(std::is_convertible<array<int, 2>, vector<int>>::value, "");
static_assert(std::is_convertible<const array<int, 2> &, vector<int>>::value, "");
static_assert(
    std::is_same<decltype(std::declval<array<int, 1> &>() = std::declval<const array<int, 1> &>()),
                 array<int, 1> &>::value,
    "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>() =
                                        std::declval<const array_view<const int, 1> &>()),
                           array<int, 1> &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().get_extent()), extent<2>>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().get_accelerator_view()),
                           accelerator_view>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().get_associated_accelerator_view()),
                 accelerator_view>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().get_cpu_access_type()),
                           access_type>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()[index<2>()]), int &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>()[index<2>()]), const int &>::value,
    "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()(index<2>())), int &>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()(1, 2)), int &>::value, "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>()(1, 2)), const int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>()(1, 2, 3)), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>()(1)), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>()[1]), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<const array<int, 1> &>()[1]), const int &>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()[1]), array_view<int, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>()[1]),
                           array_view<const int, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>()(1)), array_view<int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 5> &>()(1)),
                           array_view<const int, 4>>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<array<int, 2> &>().section(index<2>(), extent<2>())),
                 array_view<int, 2>>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().section(index<2>(), extent<2>())),
                 array_view<const int, 2>>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().section(1, 1, 2, 2)),
                           array_view<const int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>().section(1, 1, 1, 2, 2, 2)),
                           array_view<int, 3>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().section(index<4>())),
                           array_view<int, 4>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().section(extent<4>())),
                           array_view<int, 4>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().reinterpret_as<float>()),
                           array_view<float, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().reinterpret_as<float>()),
                           array_view<const float, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().view_as(extent<2>())),
                           array_view<int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().view_as(extent<5>())),
                           array_view<const int, 5>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().data()), int *>::value, "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 4> &>().data()), const int *>::value, "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().copy_to(
                               std::declval<array<int, 4> &>())),
                           void>::value,
              "");

void test() {
  array<int> a(3);
  CHECK(a.rank == 1);
}
} // namespace constructible_and_convertible_types

// Templates deduce the element type and rank of arrays, views, indices and extents.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace template_argument_deduction {
template <typename X>
struct kind {
  static const int value = 0;
};
template <typename T, int N>
struct kind<array<T, N>> {
  static const int value = 100 + N;
};
template <typename T, int N>
struct kind<array_view<T, N>> {
  static const int value = 200 + N;
};
template <typename T, int N>
struct kind<array_view<const T, N>> {
  static const int value = 300 + N;
};
template <int N>
struct kind<index<N>> {
  static const int value = 400 + N;
};
template <int N>
struct kind<extent<N>> {
  static const int value = 500 + N;
};
template <int A, int B, int C>
struct kind<tiled_extent<A, B, C>> {
  static const int value = 600 + A;
};
template <int A, int B, int C>
struct kind<tiled_index<A, B, C>> {
  static const int value = 700 + A;
};
template <template <typename, int> class C, typename T, int N>
int tt(const C<T, N> &) {
  return N;
}
template <template <int> class C, int N>
int ti(const C<N> &) restrict(cpu, amp) {
  return N;
}
template <typename T, int N>
int rank_of(const array_view<T, N> &) restrict(cpu, amp) {
  return N;
}
template <typename T, int N>
int rank_of_array(const array<T, N> &) restrict(cpu, amp) {
  return 10 + N;
}
template <int N>
int rank_e(const extent<N> &e) restrict(cpu, amp) {
  return N;
}
template <int N>
int rank_i(index<N>) restrict(cpu, amp) {
  return N;
}
template <int A, int B, int C>
int first(tiled_extent<A, B, C> t) restrict(cpu, amp) {
  return A * 10000 + B * 100 + C;
}
template <typename V>
typename V::value_type front(const V &v) restrict(cpu, amp) {
  return v[index<V::rank>()];
}
template <typename V, typename = std::enable_if_t<V::rank == 1>>
int sel(const V &) {
  return 1;
}
template <typename V, typename = std::enable_if_t<(V::rank > 1)>, typename = void>
int sel(const V &) {
  return 2;
}
template <typename V>
constexpr bool is_const_view = std::is_const_v<typename V::value_type>;
static int over(array_view<int, 1>) restrict(cpu, amp) { return 1; }
static int over(array_view<const int, 1>) restrict(cpu, amp) { return 2; }
static int over(array_view<int, 2>) restrict(cpu, amp) { return 3; }
static int over(int) restrict(cpu, amp) { return 4; }
static int ov2(const array<int> &) { return 1; }
static int ov2(array<int> &) { return 2; }
static int ov2(array<int> &&) { return 3; }
static int ov3(index<1>) { return 1; }
static int ov3(extent<1>) { return 2; }
void test() {
  std::vector<int> h(24, 3);
  array<int, 2> a(4, 6, h.begin());
  array<int> a1(24, h.begin());
  const array<int> ca1(a1);
  array_view<int, 3> v(2, 3, 4, h);
  array_view<int> v1(h);
  array_view<const int> c1(h);
  CHECK(kind<decltype(a)>::value == 102 && kind<decltype(v)>::value == 203 &&
        kind<decltype(c1)>::value == 301 && kind<decltype(a.get_extent())>::value == 502 &&
        kind<index<4>>::value == 404 && (kind<tiled_extent<8, 3>>::value == 608) &&
        kind<tiled_index<9>>::value == 709);
  CHECK(kind<decltype(v[0])>::value == 202 && kind<decltype(c1.section(0, 1))>::value == 301 &&
        kind<decltype(ca1.section(0, 1))>::value == 301 &&
        kind<decltype(a.view_as(extent<4>()))>::value == 204);
  CHECK(tt(a) == 2 && tt(v) == 3 && ti(a.extent) == 2 && ti(index<5>()) == 5);
  CHECK(rank_of(v) == 3 && rank_of(v[1]) == 2 && rank_of(c1) == 1 && rank_of_array(a) == 12);
  CHECK(rank_e(a.extent) == 2 && rank_e(a.extent.tile<2, 2>()) == 2 &&
        rank_e(extent<1>(4).tile<4>().pad()) == 1 && rank_i(index<3>()) == 3);
  CHECK(first(extent<1>().tile<4>()) == 40000 && first(extent<2>().tile<4, 5>()) == 40500 &&
        first(extent<3>().tile<4, 5, 6>()) == 40506);
  CHECK(front(a) == 3 && front(v) == 3 && front(c1) == 3);
  CHECK(sel(a1) == 1 && sel(a) == 2 && sel(v) == 2 && sel(c1) == 1);
  CHECK(is_const_view<decltype(c1)> && !is_const_view<decltype(v)>);
  CHECK(over(v1) == 1 && over(c1) == 2 && over(v[0]) == 3 && over(a) == 3 && over(v1[0]) == 4 &&
        over(v1.section(0, 2)) == 1);
  CHECK(ov2(ca1) == 1 && ov2(a1) == 2 && ov2(array<int>(3)) == 3 && ov2(std::move(a1)) == 3);
  CHECK(ov3(index<1>(2)) == 1 && ov3(v1.extent) == 2);
  auto [rows, cols] = std::make_pair(a.extent[0], a.extent[1]);
  CHECK(rows == 4 && cols == 6);
  if (auto e = v.extent; e.size() > 3)
    CHECK(e[0] == 2);
  else
    CHECK(false);
  switch (const auto e = v1.extent; e[0]) {
  case 24:
    break;
  default:
    CHECK(false);
  }
  for (auto &x : std::vector<array_view<int>>{v1.section(0, 4), v1.section(4, 4)})
    parallel_for_each(x.extent, [=](index<1> i) restrict(amp) { x[i] += i[0]; });
  CHECK(v1[5] == 4 && v1[3] == 6);
  std::tuple<array_view<int>, index<2>, extent<1>> tp(v1, index<2>(1, 2), extent<1>(3));
  auto &[tv, tidx, te] = tp;
  CHECK(tv.extent[0] == 24 && tidx[1] == 2 && te[0] == 3);
  decltype(auto) dv = (tv);
  static_assert(std::is_same<decltype(dv), array_view<int> &>::value, "");
  std::vector<int> o(24);
  array_view<int> ov(o);
  parallel_for_each(
      ov.extent, [ =, &a ](index<1> i) restrict(amp) {
        ov[i] = rank_of(v) * 10000 + rank_of(v[0]) * 1000 + rank_of_array(a) * 10 +
                rank_e(a.extent) + over(v1) + over(c1) + over(v[1]) + over(3) + front(v) +
                first(extent<1>(4).tile<4>()) + ti(i);
      });
  CHECK(ov[3] == 30000 + 2000 + 120 + 2 + 1 + 2 + 3 + 4 + v(0, 0, 0) + 40000 + 1);
}
} // namespace template_argument_deduction
#pragma GCC diagnostic pop

int main() {
  constructible_and_convertible_types::test();
  template_argument_deduction::test();
  return failures;
}

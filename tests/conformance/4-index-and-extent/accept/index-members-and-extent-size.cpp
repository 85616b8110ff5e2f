// Index and extent have the specified member types, layout, size and arithmetic, equal in cpu and
// amp code.
//
// accept: R-4.1-c, R-4.1.2-c, R-4.1.3-b, R-4.1.4-a, R-4.2.2-b, R-4.2.3-b, R-4.2.3-c, R-4.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>

using namespace concurrency;

// Index has the specified member types and size, and its arithmetic agrees in cpu and amp code.
namespace index_members_and_arithmetic {
template <int N>
struct t {
  typedef index<N> I;
  static_assert(I::rank == N && std::is_same<decltype(I::rank), const int>::value, "");
  static_assert(std::is_same<typename I::value_type, int>::value, "");
  static_assert(std::is_same<decltype(std::declval<const I &>()[0]), int>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()[0]), int &>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<I &>() += std::declval<const I &>()), I &>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<I &>() -= std::declval<const I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>() %= 3), I &>::value, "");
  static_assert(std::is_same<decltype(++std::declval<I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()++), I>::value, "");
  static_assert(std::is_same<decltype(--std::declval<I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()--), I>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<const I &>() + std::declval<const I &>()), I>::value, "");
  static_assert(std::is_same<decltype(std::declval<const I &>() - 1), I>::value, "");
  static_assert(std::is_same<decltype(1 % std::declval<const I &>()), I>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<const I &>() == std::declval<const I &>()), bool>::value,
      "");
  static_assert(std::is_same<decltype(std::declval<I &>() = std::declval<const I &>()), I &>::value,
                "");
  static_assert(sizeof(I) == N * sizeof(int), "");
  static_assert(std::is_constructible<I, const int *>::value &&
                    !std::is_convertible<const int *, I>::value,
                "");
  static_assert(!std::is_convertible<int, I>::value, "");
};
template struct t<1>;
template struct t<2>;
template struct t<3>;
template struct t<4>;
template struct t<7>;
// Returns the number of conditions that are false.
template <int N>
int all() restrict(amp, cpu) {
  int raw[N];
  for (int k = 0; k < N; ++k)
    raw[k] = 7 * (k + 1) - 10;
  index<N> a(raw), z, b = a;
  int bad = 0;
  for (int k = 0; k < N; ++k) {
    bad += z[k] != 0;
    bad += a[k] != raw[k];
  }
  for (int k = 0; k < N; ++k) {
    bad += (a + b)[k] != 2 * raw[k];
    bad += (a - b)[k] != 0;
    bad += (a * 3)[k] != 3 * raw[k];
    bad += (3 * a)[k] != 3 * raw[k];
    bad += (a / 4)[k] != raw[k] / 4;
    bad += (a % 4)[k] != raw[k] % 4;
    bad += (100 - a)[k] != 100 - raw[k];
    bad += (100 + a)[k] != 100 + raw[k];
    bad += (100 / a)[k] != 100 / raw[k];
    bad += (100 % a)[k] != 100 % raw[k];
  }
  bad += !(a == b) || a != b;
  b[N - 1]++;
  bad += a == b || !(a != b);
  index<N> c = b--;
  bad += c == b;
  bad += c != ++b;
  c = (c += a) -= a;
  bad += c != b;
  ((((c *= 6) += 5) -= 5) /= 6) %= 1000;
  bad += c != b;
  index<N> &r = --c;
  r++;
  bad += c != b;
  index<N> d;
  d = c;
  bad += d != c;
  return bad;
}
void test() {
  array_view<int, 1> r(6);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        r[0] = all<1>();
        r[1] = all<2>();
        r[2] = all<3>();
        r[3] = all<4>();
        r[4] = all<5>();
        r[5] = all<9>();
      });
  for (int i = 0; i < 6; ++i)
    CHECK(r[i] == 0);
  CHECK(all<1>() + all<2>() + all<3>() + all<6>() == 0);
  short s = 2;
  unsigned u = 3;
  long l = 4;
  bool t1 = true;
  unsigned char uc = 1;
  float f = 2.9f;
  index<2> i(10, 20);
  CHECK(i * s == index<2>(20, 40) && i + u == index<2>(13, 23) && i - l == index<2>(6, 16) &&
        i + t1 == index<2>(11, 21) && uc + i == index<2>(11, 21) && i + f == index<2>(12, 22));
  int k = index<3>::rank;
  const int &rk = index<3>::rank;
  CHECK(k == rk); // odr-use of a static const member
  int arr[index<4>::rank + 0 * extent<2>::rank];
  CHECK(sizeof arr == 16);
  CHECK(i[0u] == 10 && i[1L] == 20 && i[true] == 20);
}
} // namespace index_members_and_arithmetic

// Size multiplies modulo 2 to the 32, and contains is false for negative and empty lengths.
namespace extent_size_wraps_and_contains {
static_assert(std::is_same<decltype(std::declval<const extent<2> &>().size()), unsigned int>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const extent<2> &>().contains(index<2>())), bool>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const extent<2> &>().tile<2, 3>()),
                           tiled_extent<2, 3>>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const extent<1> &>().tile<2>()), tiled_extent<2>>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const extent<3> &>().tile<2, 3, 4>()),
                           tiled_extent<2, 3, 4>>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const extent<4> &>() + index<4>()), extent<4>>::value, "");
static_assert(
    std::is_same<decltype(std::declval<const extent<4> &>() - index<4>()), extent<4>>::value, "");
static_assert(std::is_same<decltype(std::declval<extent<4> &>() += index<4>()), extent<4> &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const extent<2> &>() + extent<2>()), extent<2>>::value, "");
static_assert(std::is_same<decltype(std::declval<const extent<2> &>()[1]), int>::value, "");
static_assert(std::is_same<decltype(std::declval<extent<2> &>()[1]), int &>::value, "");
static_assert(std::is_same<extent<3>::value_type, int>::value && extent<3>::rank == 3, "");
int failed_conditions() restrict(cpu, amp) {
  int bad = 0;
  const extent<3> e(-2, 3, -4);
  bad += e.size() != 24u;
  bad += extent<1>(-1).size() != 0xffffffffu;
  bad += extent<2>(65536, 65536).size() != 0u;
  bad += extent<2>(65536, 65537).size() != 65536u;
  bad += extent<3>(0, 1000000, 1000000).size() != 0;
  bad += extent<2>(2147483647, 2).size() != 4294967294u;
  const extent<2> f(3, 4);
  bad += !f.contains(index<2>(0, 0)) || !f.contains(index<2>(2, 3)) || f.contains(index<2>(3, 0)) ||
         f.contains(index<2>(0, 4)) || f.contains(index<2>(-1, 0)) || f.contains(index<2>(0, -1));
  bad += extent<2>(0, 4).contains(index<2>(0, 0)) || e.contains(index<3>(0, 0, 0)) ||
         extent<1>(-5).contains(index<1>(-6));
  bad += f + index<2>(1, -5) != extent<2>(4, -1);
  bad += f - index<2>(1, 5) != extent<2>(2, -1);
  bad += f - extent<2>(4, 4) != extent<2>(-1, 0);
  bad += 7 - f != extent<2>(4, 3) || 7 % f != extent<2>(1, 3) || 12 / f != extent<2>(4, 3) ||
         f % 2 != extent<2>(1, 0);
  extent<2> g = f;
  g += index<2>(1, 1);
  g -= extent<2>(1, 0);
  g *= 2;
  g /= 2;
  g %= 4;
  ++g;
  g--;
  bad += g != extent<2>(3, 1);
  extent<4> h;
  bad += h.size() != 0 || h[3] != 0;
  int raw[5] = {1, 2, 3, 4, 5};
  const extent<5> q(raw);
  bad += q.size() != 120u || q[4] != 5 || !q.contains(index<5>()) || q.contains(index<5>(raw));
  bad += (q + index<5>(raw))[2] != 6 || (q - 1).size() != 0;
  return bad;
}
void test() {
  CHECK(failed_conditions() == 0);
  array_view<int, 1> r(1);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = failed_conditions(); });
  CHECK(r[0] == 0);
}
} // namespace extent_size_wraps_and_contains

int main() {
  index_members_and_arithmetic::test();
  extent_size_wraps_and_contains::test();
  return failures;
}

// Size multiplies modulo 2 to the 32, and contains is false for negative and empty lengths.
//
// accept: R-4.2.2-b, R-4.2.3-b, R-4.2.3-c, R-4.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <climits>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
using namespace concurrency;
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
int test() restrict(cpu, amp) {
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
int main() {
  CHECK(test() == 0);
  array_view<int, 1> r(1);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = test(); });
  CHECK(r[0] == 0);
  return bad;
}

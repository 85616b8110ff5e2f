//===--- index_extent.cpp - Tests of index and extent ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <type_traits>

using namespace support;

// The base class that index and extent share changes neither their layout nor which operands their
// operators accept.
namespace {
template <typename A, typename B, typename = void>
constexpr bool adds = false;
template <typename A, typename B>
constexpr bool adds<A, B, std::void_t<decltype(std::declval<A>() + std::declval<B>())>> = true;

template <typename T>
constexpr bool is_array_of_ints =
    std::is_standard_layout<T>::value && std::is_trivially_copyable<T>::value &&
    sizeof(T) == T::rank * sizeof(int);
} // namespace

static_assert(is_array_of_ints<concurrency::index<3>> && is_array_of_ints<extent<2>> &&
                  is_array_of_ints<concurrency::tiled_extent<4>>,
              "the representation is the same on host and device");
static_assert(adds<extent<2>, concurrency::index<2>> && !adds<concurrency::index<2>, extent<2>>,
              "an index moves an extent, not the reverse");
static_assert(!adds<concurrency::index<1>, concurrency::index<2>> && !adds<extent<1>, extent<2>>,
              "equal ranks only");
static_assert(adds<concurrency::tiled_index<4>, concurrency::index<1>> &&
                  !adds<concurrency::tiled_index<4>, int>,
              "a tiled_index converts to the other operand");
static_assert(adds<concurrency::tiled_extent<4>, int> &&
                  adds<concurrency::tiled_extent<4>, concurrency::tiled_extent<8>>,
              "a tiled_extent is an extent");

TEST_CASE("index: operators act on every component (R-4.1.4-a, R-4.1.4-b, R-4.1.4-d, R-4.1.4-f)") {
  const concurrency::index<2> a(6, 9), b(1, 2);
  CHECK(a + b == concurrency::index<2>(7, 11));
  CHECK(a - b == concurrency::index<2>(5, 7));
  CHECK(a * 2 == concurrency::index<2>(12, 18));
  CHECK(a / 3 == concurrency::index<2>(2, 3));
  CHECK(a % 4 == concurrency::index<2>(2, 1));
  CHECK(10 + b == concurrency::index<2>(11, 12));
  CHECK(10 - b == concurrency::index<2>(9, 8));
  CHECK(2 * b == concurrency::index<2>(2, 4));
  CHECK(12 / a == concurrency::index<2>(2, 1));
  CHECK(7 % concurrency::index<1>(4) == concurrency::index<1>(3));
  CHECK(a + 1u == concurrency::index<2>(7, 10));
  concurrency::index<2> c = a;
  CHECK(&(c += b) == &c);
  CHECK(c == concurrency::index<2>(7, 11));
  CHECK((c -= b) == a);
  CHECK(((((c += 1) *= 2) -= 2) /= 2) == a);
  CHECK((c %= 5) == concurrency::index<2>(1, 4));
  CHECK(c++ == concurrency::index<2>(1, 4));
  CHECK(c == concurrency::index<2>(2, 5));
  CHECK(c-- == concurrency::index<2>(2, 5));
  CHECK(&++c == &c);
  CHECK(--c == concurrency::index<2>(1, 4));
  CHECK(a != b);
  CHECK(concurrency::index<2>(1, 2) != concurrency::index<2>(1, 3));
  CHECK_FALSE(a != a);
}

TEST_CASE("index: constructors take the components, most significant first "
          "(R-4.1.2-a, R-4.1.2-c, R-4.1.2-d)") {
  CHECK(concurrency::index<3>() == concurrency::index<3>(0, 0, 0));
  const int five[5] = {1, -2, 3, 4, 5};
  const concurrency::index<5> of_five(five);
  for (unsigned c = 0; c < 5; ++c)
    CHECK(of_five[c] == five[c]);
  concurrency::index<3> written(7, 8, 9);
  written[1] = -1;
  CHECK(written == concurrency::index<3>(7, -1, 9));
  static_assert(!std::is_convertible<int, concurrency::index<1>>::value, "explicit");
  static_assert(!std::is_constructible<concurrency::index<2>, std::nullptr_t>::value,
                "no null pointer");
  static_assert(concurrency::index<4>::rank == 4 &&
                    std::is_same<concurrency::index<4>::value_type, int>::value,
                "");
}

TEST_CASE("extent: operators act on every component (R-4.2.4-a, R-4.2.4-c, R-4.2.4-d)") {
  const extent<2> a(6, 9), b(1, 2);
  CHECK(a + b == extent<2>(7, 11));
  CHECK(a - b == extent<2>(5, 7));
  CHECK(a * 2 == extent<2>(12, 18));
  CHECK(a / 3 == extent<2>(2, 3));
  CHECK(a % 4 == extent<2>(2, 1));
  CHECK(10 + b == extent<2>(11, 12));
  CHECK(10 - b == extent<2>(9, 8));
  CHECK(2 * b == extent<2>(2, 4));
  CHECK(12 / a == extent<2>(2, 1));
  CHECK(7 % extent<1>(4) == extent<1>(3));
  CHECK(a + 1u == extent<2>(7, 10));
  extent<2> c = a;
  CHECK(&(c += b) == &c);
  CHECK(c == extent<2>(7, 11));
  CHECK((c -= b) == a);
  CHECK(((((c += 1) *= 2) -= 2) /= 2) == a);
  CHECK((c %= 5) == extent<2>(1, 4));
  CHECK(c++ == extent<2>(1, 4));
  CHECK(c == extent<2>(2, 5));
  CHECK(c-- == extent<2>(2, 5));
  CHECK(&++c == &c);
  CHECK(--c == extent<2>(1, 4));
  CHECK(a != b);
  CHECK(extent<2>(1, 2) != extent<2>(1, 3));
  CHECK_FALSE(a != a);
}

TEST_CASE("extent: constructors take the components, most significant first "
          "(R-4.2.2-a, R-4.2.2-b)") {
  CHECK(extent<3>() == extent<3>(0, 0, 0));
  const int five[5] = {1, -2, 3, 4, 5};
  const extent<5> of_five(five);
  for (unsigned c = 0; c < 5; ++c)
    CHECK(of_five[c] == five[c]);
  extent<3> written(7, 8, 9);
  written[1] = -1;
  CHECK(written == extent<3>(7, -1, 9));
  static_assert(!std::is_convertible<int, extent<1>>::value, "explicit");
  static_assert(!std::is_constructible<extent<2>, std::nullptr_t>::value, "no null pointer");
  static_assert(extent<4>::rank == 4 && std::is_same<extent<4>::value_type, int>::value, "");
}

TEST_CASE("extent: size and contains (R-4.2.3-b, R-4.2.3-c)") {
  CHECK(extent<3>(2, 3, 4).size() == 24u);
  CHECK(extent<2>(65536, 65536).size() == 0u); // 32 bits, as specified
  const extent<2> e(2, 3);
  CHECK(e.contains(concurrency::index<2>(1, 2)));
  CHECK_FALSE(e.contains(concurrency::index<2>(2, 0)));
  CHECK_FALSE(e.contains(concurrency::index<2>(0, 3)));
  CHECK_FALSE(e.contains(concurrency::index<2>(-1, 0)));
}

TEST_CASE("extent: addition and subtraction of an index (R-4.2.4-b)") {
  const extent<2> e(5, 6);
  CHECK(e + concurrency::index<2>(1, 2) == extent<2>(6, 8));
  CHECK(e - concurrency::index<2>(1, 2) == extent<2>(4, 4));
  extent<2> moved = e;
  moved += concurrency::index<2>(1, 1);
  moved -= concurrency::index<2>(0, 2);
  CHECK(moved == extent<2>(6, 5));
}

namespace {
struct arithmetic_kernel {
  array_view<int, 1> result;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1>) const {
    concurrency::index<3> i(1, 2, 3);
    i += 10 - concurrency::index<3>(1, 2, 3);
    const extent<3> e(4, 5, 6);
    result[0] = i[0] + i[1] + i[2];
    result[1] = static_cast<int>(e.size());
    result[2] =
        e.contains(concurrency::index<3>(3, 4, 5)) && !e.contains(concurrency::index<3>(3, 4, 6));
    result[3] = (concurrency::index<2>() == concurrency::index<2>(0, 0));
  }
};
} // namespace

TEST_CASE("index and extent are the same in kernels (R-4.1-d, R-4.2.4-e)") {
  std::vector<int> result(4);
  array_view<int, 1> view(4, result);
  concurrency::parallel_for_each(extent<1>(1), arithmetic_kernel{view});
  view.synchronize();
  CHECK(result == std::vector<int>{30, 120, 1, 1});
}

TEST_CASE("tiled_extent: pad and truncate near the limits of int (R-4.3.3-b, R-4.3.3-c)") {
  const int most = 2147483647;
  CHECK(extent<1>(most - 1).tile<most - 1>().pad() == extent<1>(most - 1));
  CHECK(extent<1>(most - 1).tile<2>().pad() == extent<1>(most - 1));
  CHECK(extent<1>(most - 2).tile<2>().pad() == extent<1>(most - 1));
  CHECK(extent<1>(most).tile<most>().pad() == extent<1>(most));
  CHECK(extent<1>(1).tile<most>().pad() == extent<1>(most));
  CHECK(extent<2>(most - 15, 3).tile<16, 4>().pad() == extent<2>(most - 15, 4));
  CHECK(extent<3>(most, 0, 9).tile<1, 5, 8>().pad() == extent<3>(most, 0, 16));
  // The multiple exceeds an int; a launch rejects it.
  CHECK(extent<1>(most).tile<1024>().pad()[0] < 0);
  CHECK(extent<1>(most).tile<1024>().truncate() == extent<1>(most - 1023));
  CHECK(extent<1>(-5).tile<4>().pad() == extent<1>(-4));
}

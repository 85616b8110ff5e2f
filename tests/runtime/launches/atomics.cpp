//===--- atomics.cpp - Atomic operations under contention -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests the results and effects of the 23 atomic operations (§6), with
// contention between many tiles, on global memory and on tile_static memory.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <amp.h>
#include <catch2/catch.hpp>
#include <climits>
#include <vector>

using namespace concurrency;

namespace {

const int threads = 20000;

struct counters {
  int signed_sum;
  int signed_max;
  int signed_min;
  unsigned unsigned_max;
  unsigned unsigned_min;
  unsigned bits_or;
  unsigned bits_and;
  unsigned bits_xor;
  int difference;
};

/// AT-6-e: the destination may be a member of an element, and its address may
/// be passed to functions.
AMP2HIP_AMP inline int add_through_pointer(int *p, int value) { return atomic_fetch_add(p, value); }

struct all_operations {
  array_view<counters, 1> c;
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    const int t = i[0];
    add_through_pointer(&c[0].signed_sum, t);
    atomic_fetch_max(&c[0].signed_max, t - 100);
    atomic_fetch_min(&c[0].signed_min, -t);
    atomic_fetch_max(&c[0].unsigned_max, static_cast<unsigned>(t));
    atomic_fetch_min(&c[0].unsigned_min, static_cast<unsigned>(t) + 3u);
    atomic_fetch_or(&c[0].bits_or, 1u << (t % 20));
    atomic_fetch_and(&c[0].bits_and, ~(1u << (t % 20)));
    atomic_fetch_xor(&c[0].bits_xor, static_cast<unsigned>(t));
    atomic_fetch_sub(&c[0].difference, 2);
  }
};

} // namespace

TEST_CASE("atomic operations lose no update between tiles", "[atomics]") {
  std::vector<counters> data(1);
  data[0] = {0, INT_MIN, INT_MAX, 0, UINT_MAX, 0, UINT_MAX, 0, 0};
  array_view<counters, 1> view(1, data);
  parallel_for_each(extent<1>(threads), all_operations{view});
  view.synchronize();
  unsigned expected_xor = 0;
  for (unsigned t = 0; t < static_cast<unsigned>(threads); ++t)
    expected_xor ^= t;
  CHECK(data[0].signed_sum == threads * (threads - 1) / 2);
  CHECK(data[0].signed_max == threads - 101);
  CHECK(data[0].signed_min == -(threads - 1));
  CHECK(data[0].unsigned_max == static_cast<unsigned>(threads) - 1);
  CHECK(data[0].unsigned_min == 3u);
  CHECK(data[0].bits_or == 0xfffffu);
  CHECK(data[0].bits_and == 0xfff00000u);
  CHECK(data[0].bits_xor == expected_xor);
  CHECK(data[0].difference == -2 * threads);
}

namespace {

struct draw_tickets {
  array_view<unsigned, 1> next;
  array_view<unsigned, 1> up;
  array_view<int, 1> left;
  array_view<int, 1> down;
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    up[i] = atomic_fetch_inc(&next[0]);
    down[i] = atomic_fetch_dec(&left[0]);
  }
};

} // namespace

TEST_CASE("inc and dec hand out every value once", "[atomics]") {
  std::vector<unsigned> next(1, 0), up(threads);
  std::vector<int> left(1, threads), down(threads);
  {
    array_view<unsigned, 1> next_view(1, next), up_view(threads, up);
    array_view<int, 1> left_view(1, left), down_view(threads, down);
    parallel_for_each(up_view.extent, draw_tickets{next_view, up_view, left_view, down_view});
  }
  CHECK(next[0] == static_cast<unsigned>(threads));
  CHECK(left[0] == 0);
  std::sort(up.begin(), up.end());
  std::sort(down.begin(), down.end());
  int wrong = 0;
  for (int t = 0; t < threads; ++t)
    wrong += up[t] != static_cast<unsigned>(t) || down[t] != t + 1;
  CHECK(wrong == 0);
}

namespace {

struct single_values {
  array_view<int, 1> s;
  array_view<unsigned, 1> u;
  array_view<float, 1> f;
  AMP2HIP_AMP void operator()(concurrency::index<1>) const {
    s[1] = atomic_fetch_inc(&s[0]);    // INT_MAX wraps
    s[3] = atomic_fetch_max(&s[2], 1); // INT_MIN is less than 1
    s[5] = atomic_exchange(&s[4], 7);
    u[1] = atomic_fetch_inc(&u[0]);     // UINT_MAX wraps
    u[3] = atomic_fetch_max(&u[2], 1u); // 0x80000000 is more than 1
    u[5] = atomic_fetch_dec(&u[4]);     // 0 wraps
    f[1] = atomic_exchange(&f[0], 2.5f);
    int expected = 10;
    s[7] = atomic_compare_exchange(&s[6], &expected, 11) ? 1 : 0; // holds 12
    s[8] = expected;
    s[9] = atomic_compare_exchange(&s[6], &expected, 13) ? 1 : 0;
    s[10] = expected;
    s[12] = atomic_fetch_add(&s[11], 1u); // the type of the pointer determines the operation
  }
};

} // namespace

TEST_CASE("atomic operations on single values", "[atomics]") {
  std::vector<int> s = {INT_MAX, 0, INT_MIN, 0, 5, 0, 12, 9, 9, 9, 9, 41, 0};
  std::vector<unsigned> u = {UINT_MAX, 0, 0x80000000u, 0, 0, 1};
  std::vector<float> f = {1.5f, 0};
  {
    array_view<int, 1> s_view(13, s);
    array_view<unsigned, 1> u_view(6, u);
    array_view<float, 1> f_view(2, f);
    parallel_for_each(extent<1>(1), single_values{s_view, u_view, f_view});
  }
  CHECK(s == std::vector<int>{INT_MIN, INT_MAX, 1, INT_MIN, 7, 5, 13, 0, 12, 1, 12, 42, 41});
  CHECK(u == std::vector<unsigned>{0, UINT_MAX, 0x80000000u, 0x80000000u, UINT_MAX, 0});
  CHECK(f == std::vector<float>{2.5f, 1.5f});
}

namespace {

struct add_by_compare_exchange {
  array_view<int, 1> sum;
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    int seen = 0; // any value: the first exchange returns the actual one
    while (!atomic_compare_exchange(&sum[0], &seen, seen + i[0] % 3)) {
    }
  }
};

} // namespace

TEST_CASE("a compare-exchange loop adds", "[atomics]") {
  std::vector<int> sum(1, 0);
  {
    array_view<int, 1> view(1, sum);
    parallel_for_each(extent<1>(3000), add_by_compare_exchange{view});
  }
  CHECK(sum[0] == 3000);
}

namespace {

struct tile_histogram {
  array_view<const int, 1> in;
  array_view<int, 1> bins;
  AMP2HIP_AMP void operator()(tiled_index<64> t) const {
    tile_static int local[4];
    if (t.local[0] < 4)
      local[t.local[0]] = 0;
    t.barrier.wait_with_tile_static_memory_fence();
    atomic_fetch_inc(&local[in[t.global] & 3]);
    t.barrier.wait_with_tile_static_memory_fence();
    if (t.local[0] < 4)
      atomic_fetch_add(&bins[t.local[0]], local[t.local[0]]);
  }
};

} // namespace

TEST_CASE("atomic operations on tile_static memory", "[atomics]") {
  const int n = 64 * 100;
  std::vector<int> in(n), bins(4, 0), expected(4, 0);
  for (int i = 0; i < n; ++i)
    ++expected[(in[i] = i * i % 7) & 3];
  {
    array_view<const int, 1> in_view(n, in);
    array_view<int, 1> bins_view(4, bins);
    parallel_for_each(in_view.extent.tile<64>(), tile_histogram{in_view, bins_view});
  }
  CHECK(bins == expected);
}

namespace {

/// Kernels call this with container elements and with their own local
/// variables.
template <typename T>
AMP2HIP_AMP inline T every_operation(T *at, float *f) {
  T sum = atomic_fetch_add(at, static_cast<T>(6)) + atomic_fetch_sub(at, static_cast<T>(2));
  sum += atomic_fetch_max(at, static_cast<T>(20)) + atomic_fetch_min(at, static_cast<T>(12));
  sum += atomic_fetch_and(at, static_cast<T>(9)) + atomic_fetch_or(at, static_cast<T>(3));
  sum += atomic_fetch_xor(at, static_cast<T>(1)) + atomic_fetch_inc(at) + atomic_fetch_dec(at);
  sum += atomic_exchange(at, static_cast<T>(100));
  T expected = 100, wrong = 7;
  sum += atomic_compare_exchange(at, &expected, static_cast<T>(50)) ? 1000 : 0;
  sum += atomic_compare_exchange(at, &wrong, static_cast<T>(60)) ? 5000 : wrong;
  return sum + static_cast<T>(atomic_exchange(f, *f + 1.0f));
}

struct on_own_variables {
  array_view<int, 1> own, shared, left;
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    int own_int[4] = {1, 2, 3, 4};
    unsigned own_unsigned[4] = {1, 2, 3, 4};
    float own_float[4] = {0, 1, 2, 3};
    const int place = i[0] % 4; // a variable index keeps the arrays in memory
    own[i] = every_operation(&own_int[place], &own_float[place]) +
             static_cast<int>(every_operation(&own_unsigned[place], &own_float[place]));
    left[i] =
        own_int[place] + static_cast<int>(own_unsigned[place]) + static_cast<int>(own_float[place]);
    float f = static_cast<float>(place);
    shared[i] = place + 1; // an element that no other thread uses
    unsigned u = static_cast<unsigned>(place + 1);
    const int first = every_operation(&shared[i], &f);
    shared[i] = first + static_cast<int>(every_operation(&u, &f));
  }
};

} // namespace

TEST_CASE("atomic operations on local variables", "[atomics]") {
  std::vector<int> own(64), shared(64), left(64);
  {
    array_view<int, 1> own_view(64, own), shared_view(64, shared), left_view(64, left);
    parallel_for_each(extent<1>(64), on_own_variables{own_view, shared_view, left_view});
  }
  // The values of *at: 1, 7, 5, 20, 12, 8, 11, 10, 11, 10, 100, 50. The sum
  // contains each value before its operation, except 100, for which the
  // successful exchange adds 1000, and 50, the value that the failed exchange
  // found.
  CHECK(own[0] == 2 * (1 + 7 + 5 + 20 + 12 + 8 + 11 + 10 + 11 + 10 + 1000 + 50) + 0 + 1);
  CHECK(own == shared);
  for (int i = 0; i < 64; ++i)
    CHECK(left[i] == 50 + 50 + i % 4 + 2);
}

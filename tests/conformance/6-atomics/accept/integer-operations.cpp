// Each atomic operation on int and unsigned returns the old value and stores the specified result.
//
// accept: AT-6-a, AT-6.1-exchange, AT-6.2-cas, AT-6.3-add, AT-6.3-sub, AT-6.3-max, AT-6.3-min,
// AT-6.3-and, AT-6.3-or, AT-6.3-xor, AT-6.3-inc, AT-6.3-dec, AT-6-j, AT-6-k, AT-6-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Each atomic operation on int and unsigned gives its result in array, view, section and
// tile_static memory.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace integer_operations_by_destination {
struct H {
  float pad;
  int i;
  unsigned u;
  float f;
};
struct N {
  H h[2];
};
void bump(int *p) restrict(amp) { atomic_fetch_inc(p); }
template <class T>
T add(T *p, T v) restrict(amp) {
  return atomic_fetch_add(p, v);
}
template <class T>
void suite(T *p, array_view<T, 1> r, int o) restrict(amp) {
  *p = 10;
  r[o++] = atomic_exchange(p, T(3));
  r[o++] = *p;
  r[o++] = atomic_fetch_add(p, T(5));
  r[o++] = *p;
  r[o++] = atomic_fetch_sub(p, T(2));
  r[o++] = *p;
  r[o++] = atomic_fetch_max(p, T(4));
  r[o++] = *p;
  r[o++] = atomic_fetch_max(p, T(40));
  r[o++] = *p;
  r[o++] = atomic_fetch_min(p, T(50));
  r[o++] = *p;
  r[o++] = atomic_fetch_min(p, T(7));
  r[o++] = *p;
  r[o++] = atomic_fetch_and(p, T(6));
  r[o++] = *p;
  r[o++] = atomic_fetch_or(p, T(9));
  r[o++] = *p;
  r[o++] = atomic_fetch_xor(p, T(5));
  r[o++] = *p;
  r[o++] = atomic_fetch_inc(p);
  r[o++] = *p;
  r[o++] = atomic_fetch_dec(p);
  r[o++] = *p;
  T e = 99;
  r[o++] = atomic_compare_exchange(p, &e, T(1));
  r[o++] = e;
  r[o++] = *p;
  r[o++] = atomic_compare_exchange(p, &e, T(1));
  r[o++] = e;
  r[o++] = *p;
}
static const int want[] = {10, 3, 3,  8,  8,  6,  6,  6,  6,  40, 40, 40, 40, 7,  7,
                           6,  6, 15, 15, 10, 10, 11, 11, 10, 0,  10, 10, 1,  10, 1};
template <class T>
void run() {
  array<T, 2> arr(2, 2);
  std::vector<T> s(4);
  array_view<T, 1> v(4, s), r(400);
  parallel_for_each(
      extent<1>(1).tile<1>(), [ =, &arr ](tiled_index<1> ti) restrict(amp) {
        tile_static T ts;
        tile_static T ta[3];
        suite<T>(&arr(1, 1), r, 0);
        suite<T>(&v[3], r, 30);
        suite<T>(&ts, r, 60);
        suite<T>(ta + 2, r, 90);
        suite<T>(v.data() + 1, r, 120);
        suite<T>(&arr[1][0], r, 150);
        suite<T>(&v.section(2, 1)[0], r, 180);
        array_view<T, 2> w = v.view_as(extent<2>(2, 2));
        suite<T>(&w(0, 0), r, 210);
        suite<T>(&w[index<2>(0, 1)], r, 240);
        suite<T>(&arr.section(0, 1, 1, 1)(0, 0), r, 270);
      });
  for (int k = 0; k < 10; ++k)
    for (int i = 0; i < 30; ++i)
      if (r[k * 30 + i] != T(want[i])) {
        std::printf("suite %d.%d\n", k, i);
        ++failures;
      }
  v.synchronize();
  for (T last : s)
    CHECK(last == 1);
}
void test() {
  run<int>();
  run<unsigned>();
  array_view<int, 1> q(20);
  array_view<unsigned, 1> u(20);
  array_view<N, 1> st(2);
  array_view<float, 1> f(3);
  std::memset(st.data(), 0, 2 * sizeof(N));
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        q[0] = INT_MIN;
        q[1] = atomic_fetch_max(&q[0], 1);
        u[0] = 0x80000000u;
        u[1] = atomic_fetch_max(&u[0], 1u);
        q[2] = INT_MIN;
        atomic_fetch_min(&q[2], 1);
        u[2] = 0x80000000u;
        atomic_fetch_min(&u[2], 1u);
        u[3] = 0xffffffffu;
        u[4] = atomic_fetch_inc(&u[3]);
        u[5] = 0;
        u[6] = atomic_fetch_dec(&u[5]);
        q[3] = INT_MAX;
        q[4] = atomic_fetch_inc(&q[3]);
        q[5] = INT_MIN;
        q[6] = atomic_fetch_dec(&q[5]);
        q[7] = INT_MAX;
        q[8] = atomic_fetch_add(&q[7], 2);
        q[9] = INT_MIN;
        atomic_fetch_sub(&q[9], 1);
        f[0] = 1.5f;
        f[1] = atomic_exchange(&f[0], -0.0f);
        f[2] = atomic_exchange(&f[0], 7);
        q[10] = 5;
        q[11] = atomic_fetch_add(&q[10], 1u);
        atomic_exchange(&q[10], 2.9);
        atomic_fetch_add(&u[7], -1);
        int z = 3;
        unsigned uz = 3;
        q[12] = atomic_compare_exchange(&q[13], &z, 1u);
        (void)uz;
        bump(&st[1].h[1].i);
        bump(&st[1].h[1].i);
        add(&st[1].h[0].u, 5u);
        atomic_exchange(&st[0].h[1].f, 2.0f);
        int e = 0;
        st[0].h[0].i = atomic_compare_exchange(&st[1].h[0].i, &e, -8);
      });
  CHECK(q[0] == 1 && q[1] == INT_MIN && u[0] == 0x80000000u && u[1] == 0x80000000u &&
        q[2] == INT_MIN && u[2] == 1u);
  CHECK(u[3] == 0 && u[4] == 0xffffffffu && u[5] == 0xffffffffu && u[6] == 0);
  CHECK(q[3] == INT_MIN && q[4] == INT_MAX && q[5] == INT_MAX && q[6] == INT_MIN &&
        q[7] == INT_MIN + 1 && q[8] == INT_MAX && q[9] == INT_MAX);
  CHECK(f[0] == 7 && f[1] == 1.5f && f[2] == 0 && std::signbit(f[2]));
  CHECK(q[10] == 2 && q[11] == 5);
  CHECK(st[1].h[1].i == 2 && st[1].h[0].u == 5 && st[0].h[1].f == 2.0f && st[1].h[0].i == -8 &&
        st[0].h[0].i == 1);
  // Contention in a tile and between tiles.
  const int n = 4096;
  array_view<int, 1> c(4), perm(n);
  c[0] = 0;
  c[1] = 0;
  c[2] = 0;
  c[3] = 0;
  parallel_for_each(
      extent<1>(n).tile<64>(), [=](tiled_index<64> ti) restrict(amp) {
        tile_static int t;
        if (ti.local[0] == 0)
          t = 0;
        ti.barrier.wait();
        atomic_fetch_add(&t, 2);
        perm[ti.global] = atomic_fetch_inc(&c[0]);
        atomic_fetch_xor(&c[1], 1 << (ti.global[0] % 31));
        ti.barrier.wait();
        if (ti.local[0] == 0)
          atomic_fetch_add(&c[2], t);
        int old = c[3];
        while (!atomic_compare_exchange(&c[3], &old, old + 3))
          ;
      });
  std::vector<bool> seen(n);
  for (int i = 0; i < n; ++i)
    seen[perm[i]] = true;
  for (int i = 0; i < n; ++i)
    failures += !seen[i];
  CHECK(c[0] == n && c[2] == 2 * n && c[3] == 3 * n);
}
} // namespace integer_operations_by_destination
#pragma GCC diagnostic pop

// Each atomic operation returns the old value and wraps correctly for each pair of border values.
namespace operations_on_border_values {
void types(int *i, unsigned *u, float *f) restrict(amp) {
  static_assert(std::is_same<decltype(atomic_exchange(i, 1u)), int>::value, "");
  static_assert(std::is_same<decltype(atomic_exchange(u, 1)), unsigned int>::value, "");
  static_assert(std::is_same<decltype(atomic_exchange(f, 1)), float>::value, "");
  static_assert(std::is_same<decltype(atomic_compare_exchange(i, i, 1)), bool>::value, "");
  static_assert(std::is_same<decltype(atomic_compare_exchange(u, u, 1)), bool>::value, "");
  static_assert(std::is_same<decltype(atomic_fetch_min(u, 1)), unsigned int>::value, "");
  static_assert(std::is_same<decltype(atomic_fetch_and(i, 1u)), int>::value, "");
  static_assert(std::is_same<decltype(atomic_fetch_dec(u)), unsigned int>::value, "");
}

template <typename T>
T apply(int operation, T *to, T value) restrict(amp) {
  switch (operation) {
  case 0:
    return concurrency::atomic_exchange(to, value);
  case 1:
    return concurrency::atomic_fetch_add(to, value);
  case 2:
    return concurrency::atomic_fetch_sub(to, value);
  case 3:
    return concurrency::atomic_fetch_max(to, value);
  case 4:
    return concurrency::atomic_fetch_min(to, value);
  case 5:
    return concurrency::atomic_fetch_and(to, value);
  case 6:
    return concurrency::atomic_fetch_or(to, value);
  case 7:
    return concurrency::atomic_fetch_xor(to, value);
  case 8:
    return concurrency::atomic_fetch_inc(to);
  default:
    return concurrency::atomic_fetch_dec(to);
  }
}

template <typename T>
T expected(int operation, T old, T value) {
  const unsigned a = unsigned(old), b = unsigned(value); // wraps
  switch (operation) {
  case 0:
    return value;
  case 1:
    return T(a + b);
  case 2:
    return T(a - b);
  case 3:
    return old > value ? old : value;
  case 4:
    return old < value ? old : value;
  case 5:
    return T(a & b);
  case 6:
    return T(a | b);
  case 7:
    return T(a ^ b);
  case 8:
    return T(a + 1);
  default:
    return T(a - 1);
  }
}

template <typename T>
void all_operations() {
  const T borders[] = {T(0), T(1), T(-1), T(INT_MIN), T(INT_MAX), T(0x12345678)};
  const int n = 6, operations = 10;
  std::vector<T> start, values;
  for (int k = 0; k < operations * n * n; ++k) {
    start.push_back(borders[k / n % n]);
    values.push_back(borders[k % n]);
  }
  std::vector<T> data(start), returned(start.size());
  array_view<T, 1> d(operations * n * n, data), r(operations * n * n, returned);
  array_view<const T, 1> v(operations * n * n, values);
  parallel_for_each(
      d.extent, [=](index<1> i) restrict(amp) { r[i] = apply(i[0] / 36, &d[i], v[i]); });
  d.synchronize();
  r.synchronize();
  for (int k = 0; k < operations * n * n; ++k) {
    check("returned", returned[k], start[k]);
    check("stored", data[k], expected<T>(k / (n * n), start[k], values[k]));
  }
}

void test() {
  all_operations<int>();
  all_operations<unsigned>();
}
} // namespace operations_on_border_values

int main() {
  integer_operations_by_destination::test();
  operations_on_border_values::test();
  return failures;
}

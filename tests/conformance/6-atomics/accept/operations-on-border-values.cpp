// Each atomic operation returns the old value and wraps correctly for each pair of border values.
//
// accept: AT-6-a, AT-6-j, AT-6-k, AT-6-l, AT-6.1-exchange, AT-6.2-cas, AT-6.3-add, AT-6.3-sub,
// AT-6.3-max, AT-6.3-min, AT-6.3-and, AT-6.3-or, AT-6.3-xor, AT-6.3-inc, AT-6.3-dec
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <climits>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

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

template <typename T> T apply(int operation, T *to, T value) restrict(amp) {
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

template <typename T> T expected(int operation, T old, T value) {
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

template <typename T> void all_operations() {
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

int main() {
  all_operations<int>();
  all_operations<unsigned>();
  return failures;
}

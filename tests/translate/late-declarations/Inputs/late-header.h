// A header with templates that use later declarations.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once

#include <amp.h>
#include <vector>
namespace lib {
/// Prints a thing.
template <typename T> int show(const T &x) { return show_value(x) + limit + twice(x); }
template <typename T> int each(const std::vector<T> &v) { int n = 0; for (T x : v) n += show(x) + detail::one(x); return n; }
template <typename T> class box {
public:
  explicit box(T x) : x(x) {}
  int size() const { return measure(*this) + measure_int(3) + fallback(x) + helper<T>(); }
  T x;
};
template <typename T> int measure(const box<T> &b) { return int(b.x); }
inline int measure_int(int x, int y = 4) { return x + y; }
template <typename T, typename U = int> int fallback(T x, U u = U(1)) { return int(x) + u; }
template <typename T> int helper() { return sizeof(T); }
template <typename T> int twice(T x) { return 2 * int(x); }
const int limit = 10;
inline int show_value(int) { return 1; }
inline int show_value(double) { return 2; }
namespace detail { template <typename T> int one(T) { return 1; } }
}

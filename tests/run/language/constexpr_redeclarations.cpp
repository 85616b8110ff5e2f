// constexpr functions that are declared several times.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#include <amp.h>
#include <cstdio>

using namespace concurrency;

constexpr int twice(int x);
constexpr int twice(int x) { return 2 * x; }

template <typename T> constexpr int bytes() noexcept;
template <typename T> constexpr int bytes() noexcept { return sizeof(T); }

struct sizes {
  static constexpr int row(int n);
  template <typename T> static constexpr int bits();
  constexpr int twice(int x) const;
  friend constexpr int ::twice(int);
};
constexpr int sizes::row(int n) { return n + 1; }
template <typename T> constexpr int sizes::bits() { return 8 * sizeof(T); }
constexpr int sizes::twice(int x) const { return ::twice(x) + 1; }
constexpr int twice(int);

// Not redeclarations of functions of the same name in other scopes.
struct range {
  constexpr range(int n);
  constexpr int half() const;
  int n;
};
struct other {
  static constexpr int half() { return 2; }
};
constexpr range::range(int n) : n(n + other::half()) {}
constexpr int range::half() const { return n / 2; }

namespace inner {
constexpr int half(int x);
}
constexpr int inner::half(int x) { return x / 2; }

int main() {
  static_assert(twice(3) == 6 && sizes().twice(3) == 7 && range(4).half() == 3, "");
  array_view<int> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int a[twice(2)] = {}, b[bytes<int>()] = {}, c[sizes::row(1)] = {}, d[sizes::bits<float>()] = {};
    int e[inner::half(8)] = {};
    v[i] = sizeof(a) / 4 + sizeof(b) / 4 * 10 + sizeof(c) / 4 * 100 + sizeof(d) / 4 * 1000 +
           sizeof(e) / 4 * 100000 + a[i[0]] + b[0] + c[0] + d[0] + e[0];
  });
  const bool ok = v[3] == 432244;
  std::printf("%d %s\n", v[3], ok ? "passed" : "failed");
  return ok ? 0 : 1;
}

// A mutable lambda in a kernel modifies its own copy of an array that the kernel captures.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct made {
  int x;
  explicit made(int v) restrict(amp, cpu) : x(v) {}
  made(const made &other) restrict(amp, cpu) : x(other.x + 1) {}
};

static int without_default_constructor(array_view<int, 1> v) {
  made n[2] = {made(3), made(40)},
       rows[2][3] = {{made(1), made(2), made(3)}, {made(4), made(5), made(6)}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int before = n[0].x;
        auto next = [=]() mutable { return ++n[0].x + n[1].x; };
        auto in_rows = [rows]() mutable {
          rows[1][0].x += 100;
          return rows[1][0].x - rows[0][2].x;
        };
        auto constant = [n] { return (n[1].x > 40) + int(sizeof(n) / sizeof(n[0])); };
        int first = next(), second = next();
        v[i] = (second - first) + 10 * (n[0].x - before) + (in_rows() == 101) * 100 +
               (constant() == 3) * 1000;
      });
  return v[0];
}

static int declared_again(array_view<int, 1> v) {
  int n[2] = {3, 4}, m[2] = {5, 6};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=]() mutable {
          ++n[0];
          --m[1];
          int both = n[0] + m[1];
          int n = 100;
          float m = 0.5f;
          return both + n + int(m * 2);
        };
        v[i] = next() + next();
      });
  return v[0];
}

static int bound_again(array_view<int, 1> v) {
  int n[2] = {3, 4};
  struct pair {
    int a, b;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [n]() mutable {
          int first = ++n[1];
          auto [n, other] = pair{first, 10};
          return n + other;
        };
        v[i] = next() + next();
      });
  return v[0];
}

int main() {
  int results[1] = {};
  array_view<int, 1> v(1, results);
  if (without_default_constructor(v) != 1101) return 1;
  if (declared_again(v) != (4 + 5 + 101) + (5 + 4 + 101)) return 2;
  return bound_again(v) == 15 + 16 ? 0 : 3;
}

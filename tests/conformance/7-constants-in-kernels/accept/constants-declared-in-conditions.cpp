// A kernel uses constants that conditions, switch heads and enclosing host code declare, and host
// code uses the same constants.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel uses a constant that the condition of an if statement declares.
namespace if_condition {
void test() {
  array_view<int, 1> v(4);
  if (const int k = 5)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  CHECK(v[1] == 5);
}
} // namespace if_condition

// A kernel uses a constant that the head of a switch statement declares.
namespace switch_head {
void test() {
  array_view<int, 1> v(4);
  switch (const int k = 6; failures) {
  case 1:
    break;
  default:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10; });
  }
  CHECK(v[1] == 60);
  switch (const int k = 6) {
  case k:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + 1; });
  }
  CHECK(v[1] == 61);
}
} // namespace switch_head

// A kernel uses a constant that the condition of a while statement declares.
namespace while_condition {
void test() {
  array_view<int, 1> v(4);
  while (const int k = 5) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    break;
  }
  CHECK(v[1] == 5);
}
} // namespace while_condition

// Host code uses the constants of a kernel for array bounds, case labels, references and other
// lambdas.
namespace used_by_host_too {
static int addr(const int &r) { return r; }
static int f(int n) {
  const int a = 3, b = a + 1;
  constexpr int c = b * 2;
  const int &ra = a;
  int arr[c];
  for (int i = 0; i < c; ++i)
    arr[i] = i;
  enum { e = c + 1 };
  typedef int A[b];
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        A z = {};
        v[i] = a + b * 10 + c * 100 + int(sizeof(z)) + z[0];
      });
  CHECK(v[0] == 3 + 40 + 800 + 16);
  switch (n) {
  case a:
    return addr(b) + ra;
  case b:
    return arr[c - 1];
  case e:
    return 99;
  }
  return [] { return c; }() + [=] { return a; }();
}
static int g(int n) {
  array_view<int, 1> v(4);
  if (const int k = 3; n == k) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    return v[0];
  }
  for (const int k = 4; n < 10; n += k)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  if (const int k = 5)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  switch (const int k = 6; n) {
  case 1:
    break;
  default:
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k * 10; });
  }
  switch (n) {
  case 0:
  default:
    const int k = 7;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k * 100; });
  }
  if (n) {
    static const int k = 8;
    constexpr int j = k + 1;
    for (;;) {
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += j * 1000; });
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k * 100000; });
      break;
    }
  }
  return v[0];
}
#define K const int k = 5
#define DECL(n, x)                                                                                 \
  static const int n = x;                                                                          \
  constexpr int n##2 = n * 2
static int h() {
  K;
  DECL(z, 7);
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + z * 10 + z2 * 100; });
  return v[0];
}
static int nest() {
  const int k = 2;
  auto f = [](int q) {
    const int j = k * 10;
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j + k + q; });
    return v[0];
  };
  auto g = [=](auto q) {
    constexpr int j = k * sizeof(q);
    array_view<int, 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto h = [](int p) restrict(amp) { return p + j + k; };
          v[i] = h(int(q));
        });
    return v[0];
  };
  return f(1) + g(1.) * 100;
}
void test() {
  CHECK(f(3) == 7);
  CHECK(f(4) == 7);
  CHECK(f(9) == 99);
  CHECK(f(0) == 11);
  CHECK(g(3) == 3);
  CHECK(g(4) == 4 + 5 + 60 + 700 + 9000 + 800000);
  CHECK(h() == 5 + 70 + 1400);
  CHECK(nest() == 23 + 1900);
}
} // namespace used_by_host_too

int main() {
  if_condition::test();
  switch_head::test();
  while_condition::test();
  used_by_host_too::test();
  return failures;
}

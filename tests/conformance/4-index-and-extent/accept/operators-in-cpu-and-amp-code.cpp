// Index and extent operations compute the same results in cpu and in amp code.
//
// accept: R-4.1-c, R-4.1-d, R-4.1.4-b, R-4.1.2-a, R-4.1.2-d, R-4.1.3-b, R-4.1.4-a, R-4.1.4-c,
// R-4.1.4-d, R-4.1.4-e, R-4.1.4-f, R-4.1.4-i, R-4.2.4-a, R-4.2.4-c, R-4.2.4-d, R-4.2.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

// A function of both restrictions computes equal indices and extents on the host and in a kernel.
namespace index_and_extent_in_kernels {
int work(index<2> i, extent<2> e) restrict(cpu, amp) {
  index<2> j = i + index<2>(1, 2);
  j *= 3;
  j -= 1;
  ++j;
  extent<2> f = e + i;
  int n = index<2>::rank * 1000 + extent<3>::rank * 100;
  n += j[0] * 10 + j[1];
  n += (i == index<2>(1, 1)) + (e != f) + e.contains(i) + int(f.size());
  int c[2] = {5, 6};
  return n + index<2>(c)[1] + int(sizeof(index<2>::value_type));
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  index<2> i(1, 1);
  extent<2> e(4, 5);
  parallel_for_each(v.extent, [=](index<1> k) restrict(amp) { v[k] = work(i, e); });
  const int expected = 2300 + 69 + 3 + 30 + 6 + 4;
  check("kernel", v[0], expected);
  check("host", work(i, e), expected);
}
} // namespace index_and_extent_in_kernels

// Index and extent of equal rank compute the same results in cpu and in amp code.
namespace arithmetic_of_index_and_extent {
// Returns the line of the first condition that is false.
#define NEED(...)                                                                                  \
  do {                                                                                             \
    if (!(__VA_ARGS__))                                                                            \
      return __LINE__;                                                                             \
  } while (0)
template <class V>
int arithmetic1() restrict(amp, cpu) {
  V z;
  NEED(z[0] == 0);
  V a(7), b(a);
  NEED(b[0] == 7);
  NEED(a == b);
  NEED(!(a != b));
  b = V(-3);
  NEED(b[0] == -3);
  NEED(a != b);
  NEED(!(a == b));
  NEED((a + b)[0] == 4);
  NEED((a - b)[0] == 10);
  NEED((a + 2)[0] == 9);
  NEED((2 + a)[0] == 9);
  NEED((a - 9)[0] == -2);
  NEED((9 - a)[0] == 2);
  NEED((a * -2)[0] == -14);
  NEED((3 * a)[0] == 21);
  NEED((a / 2)[0] == 3);
  NEED((22 / a)[0] == 3);
  NEED((a % 4)[0] == 3);
  NEED((25 % a)[0] == 4);
  NEED((b / 2)[0] == -1);
  NEED((b % 2)[0] == -1);
  a += b;
  NEED(a[0] == 4);
  a -= V(1);
  NEED(a[0] == 3);
  a += 4;
  a -= 1;
  NEED(a[0] == 6);
  a *= 5;
  NEED(a[0] == 30);
  a /= 4;
  NEED(a[0] == 7);
  a %= 4;
  NEED(a[0] == 3);
  NEED((++a)[0] == 4);
  NEED((a++)[0] == 4);
  NEED(a[0] == 5);
  NEED((--a)[0] == 4);
  NEED((a--)[0] == 4);
  NEED(a[0] == 3);
  (a += 1) *= 2;
  NEED(a[0] == 8);
  ++ ++a;
  NEED(a[0] == 10);
  (a = b)[0] = 1;
  NEED(a[0] == 1);
  const V c(5);
  NEED(c[0] == 5);
  int k[1] = {42};
  V d(k);
  NEED(d[0] == 42);
  NEED(V(0)[0] == 0);
  V e = V(3) + 1u;
  NEED(e[0] == 4);
  a = a;
  NEED(a[0] == 1);
  a += a;
  NEED(a[0] == 2);
  a -= a;
  NEED(a == z);
  return 0;
}
template <class V>
int arithmetic2() restrict(amp, cpu) {
  V z;
  NEED(z[0] == 0 && z[1] == 0);
  V a(7, -8), b(a);
  NEED(b[0] == 7 && b[1] == -8);
  NEED(a == b);
  NEED(!(a != b));
  V c(7, 8);
  NEED(a != c);
  NEED(!(a == c));
  V d(6, -8);
  NEED(a != d && !(a == d));
  NEED(a + c == V(14, 0));
  NEED(a - c == V(0, -16));
  NEED(a + 3 == V(10, -5));
  NEED(3 + a == V(10, -5));
  NEED(a - 3 == V(4, -11));
  NEED(3 - a == V(-4, 11));
  NEED(a * 2 == V(14, -16));
  NEED(2 * a == V(14, -16));
  NEED(a / 3 == V(2, -2));
  NEED(100 / a == V(14, -12));
  NEED(a % 5 == V(2, -3));
  NEED(10 % a == V(3, 2));
  ++a;
  NEED(a == V(8, -7));
  --a;
  NEED(a == b);
  NEED(a++ == b);
  NEED(a == V(8, -7));
  NEED(a-- == V(8, -7));
  NEED(a == b);
  a += c;
  NEED(a == V(14, 0));
  a -= c;
  NEED(a == b);
  a += 1;
  a -= 2;
  NEED(a == V(6, -9));
  a *= -3;
  NEED(a == V(-18, 27));
  a /= 4;
  NEED(a == V(-4, 6));
  a %= 4;
  NEED(a == V(0, 2));
  int k[2] = {5, 6};
  V e(k);
  NEED(e == V(5, 6));
  e[0] = 1;
  e[1] += 4;
  NEED(e == V(1, 10));
  const V f(e);
  NEED(f[1u] == 10);
  return 0;
}
template <class V>
int arithmetic3() restrict(amp, cpu) {
  V z;
  NEED(z[0] == 0 && z[1] == 0 && z[2] == 0);
  V a(1, 2, 3), b(a);
  NEED(a == b && !(a != b));
  V c(1, 2, 4);
  NEED(a != c && !(a == c));
  NEED(a + c == V(2, 4, 7));
  NEED(c - a == V(0, 0, 1));
  NEED(a * 3 == V(3, 6, 9));
  NEED(10 / a == V(10, 5, 3));
  NEED(11 % a == V(0, 1, 2));
  NEED(10 - a == V(9, 8, 7));
  NEED(a % 2 == V(1, 0, 1));
  ++a;
  NEED(a == V(2, 3, 4));
  NEED(a-- == V(2, 3, 4));
  NEED(a == b);
  a %= 2;
  NEED(a == V(1, 0, 1));
  int k[3] = {9, 8, 7};
  V d(k);
  NEED(d[0] == 9 && d[1] == 8 && d[2] == 7);
  d = a;
  NEED(d == a);
  return 0;
}
template <class V, int N>
int arithmeticn() restrict(amp, cpu) {
  V z;
  for (int i = 0; i < N; ++i)
    NEED(z[i] == 0);
  int k[N];
  for (int i = 0; i < N; ++i)
    k[i] = i * 3 - 4;
  V a(k), b(a);
  NEED(a == b);
  b[N - 1] += 1;
  NEED(a != b);
  NEED(!(a == b));
  b = a + a;
  for (int i = 0; i < N; ++i)
    NEED(b[i] == 2 * k[i]);
  b = 100 - a;
  for (int i = 0; i < N; ++i)
    NEED(b[i] == 100 - k[i]);
  b -= 7;
  b *= 2;
  b /= 3;
  b %= 10;
  for (int i = 0; i < N; ++i)
    NEED(b[i] == (100 - k[i] - 7) * 2 / 3 % 10);
  b = a++;
  for (int i = 0; i < N; ++i)
    NEED(b[i] == k[i] && a[i] == k[i] + 1);
  return V::rank == N ? 0 : __LINE__;
}

int all(int k) restrict(amp, cpu) {
  switch (k) {
  case 0:
    return arithmetic1<index<1>>();
  case 1:
    return arithmetic1<extent<1>>();
  case 2:
    return arithmetic2<index<2>>();
  case 3:
    return arithmetic2<extent<2>>();
  case 4:
    return arithmetic3<index<3>>();
  case 5:
    return arithmetic3<extent<3>>();
  case 6:
    return arithmeticn<index<4>, 4>();
  case 7:
    return arithmeticn<extent<4>, 4>();
  case 8:
    return arithmeticn<index<5>, 5>();
  case 9:
    return arithmeticn<extent<7>, 7>();
  default:
    return arithmeticn<index<128>, 128>();
  }
}

void test() {
  const int cases = 11;
  std::vector<int> line(cases, -1);
  array_view<int> v(line);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(i[0]); });
  v.synchronize();
  for (int k = 0; k < cases; ++k) {
    if (line[k] != 0 || all(k) != 0) {
      std::printf("case %d: line %d in amp code, line %d in cpu code\n", k, line[k], all(k));
      ++failures;
    }
  }
}
} // namespace arithmetic_of_index_and_extent

int main() {
  index_and_extent_in_kernels::test();
  arithmetic_of_index_and_extent::test();
  return failures;
}

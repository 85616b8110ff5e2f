// Extent operators, size and contains compute the specified results at each rank in cpu and amp
// code.
//
// accept: R-4.2-a, R-4.2.2-a, R-4.2.2-b, R-4.2.3-a, R-4.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
#define T(c)                                                                                       \
  do {                                                                                             \
    ++k;                                                                                           \
    if (!(c)) return k;                                                                            \
  } while (0)
template <int N> extent<N> mk(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i) c[i] = a + i * s;
  return extent<N>(c);
}
template <int N> index<N> mki(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i) c[i] = a + i * s;
  return index<N>(c);
}
template <int N> int ops() restrict(cpu, amp) {
  int k = 0;
  const extent<N> z;
  for (int i = 0; i < N; ++i) T(z[i] == 0);
  static_assert(extent<N>::rank == N, "");
  T(z.size() == 0u);
  const extent<N> a = mk<N>(10, 3), b = mk<N>(-4, 2);
  const index<N> ia = mki<N>(1, 1);
  for (int i = 0; i < N; ++i) T(a[i] == 10 + 3 * i);
  T(a == a);
  T(!(a != a));
  T(a != b);
  extent<N> p = a;
  p[N - 1] += 1;
  T(p != a);
  T(!(p == a));
  p = a;
  p[0] -= 1;
  T(p != a);
  T(!(p == a));
  T(a + b == mk<N>(6, 5));
  T(a - b == mk<N>(14, 1));
  T(a + ia == mk<N>(11, 4));
  T(a - ia == mk<N>(9, 2));
  p = a;
  T(&(p += ia) == &p);
  T(p == mk<N>(11, 4));
  T(&(p -= ia) == &p);
  T(p == a);
  p = a;
  T(&(p += b) == &p);
  T(p == mk<N>(6, 5));
  T(&(p -= b) == &p);
  T(p == a);
  T(a + 2 == mk<N>(12, 3));
  T(2 + a == mk<N>(12, 3));
  T(a - 2 == mk<N>(8, 3));
  T(2 - a == mk<N>(-8, -3));
  T(a * 2 == mk<N>(20, 6));
  T(2 * a == a * 2);
  extent<N> d = a / 2, m = a % 4, d2 = 100 / a, m2 = 100 % a;
  for (int i = 0; i < N; ++i) {
    T(d[i] == (10 + 3 * i) / 2);
    T(m[i] == (10 + 3 * i) % 4);
    T(d2[i] == 100 / (10 + 3 * i));
    T(m2[i] == 100 % (10 + 3 * i));
  }
  p = a;
  p += 5;
  p -= 1;
  p *= 3;
  p /= 2;
  p %= 9;
  for (int i = 0; i < N; ++i) T(p[i] == ((10 + 3 * i + 4) * 3 / 2) % 9);
  p = a;
  T(&++p == &p);
  T(p == a + 1);
  T(&--p == &p);
  T(p == a);
  T(p++ == a);
  T(p == a + 1);
  T(p-- == a + 1);
  T(p == a);
  T(&(p = b) == &p);
  T(p == b);
  unsigned s = 1;
  for (int i = 0; i < N; ++i) s *= unsigned(10 + 3 * i);
  T(a.size() == s);
  T(a.contains(ia));
  T(a.contains(index<N>()));
  T(!z.contains(index<N>()));
  index<N> o;
  for (int i = 0; i < N; ++i) o[i] = a[i] - 1;
  T(a.contains(o));
  for (int i = 0; i < N; ++i) {
    index<N> x = o;
    x[i] += 1;
    T(!a.contains(x));
    x[i] = -1;
    T(!a.contains(x));
  }
  return 0;
}
template <int N> void host() {
  CHECK(ops<N>() == 0);
  std::vector<int> r(1, -1);
  array_view<int, 1> v(1, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ops<N>(); });
  CHECK(v[0] == 0);
}
int main() {
  host<1>();
  host<2>();
  host<3>();
  host<4>();
  host<5>();
  host<6>();
  extent<1> a(5);
  CHECK(a[0] == 5);
  extent<2> b(-1, 0);
  CHECK(b[0] == -1 && b[1] == 0);
  extent<3> c(1, 2, 3);
  CHECK(c.size() == 6);
  CHECK(extent<2>(65536, 65536).size() == 0u);
  CHECK(extent<2>(65536, 65535).size() == 4294901760u);
  CHECK(extent<2>(-1, -1).size() == 1u);
  return failures;
}

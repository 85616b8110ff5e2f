// The operators and members of index and extent compute the specified components at each rank, in
// cpu and in amp code.
//
// accept: R-4.1-a, R-4.1-c, R-4.1.2-a, R-4.1.2-b, R-4.1.2-d, R-4.1.3-a, R-4.1.3-b, R-4.1.4-a,
// R-4.1.4-i, R-4.2-a, R-4.2.2-a, R-4.2.2-b, R-4.2.3-a, R-4.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// Returns the number of the first condition that is false.
#define NEED(c)                                                                                    \
  do {                                                                                             \
    ++k;                                                                                           \
    if (!(c))                                                                                      \
      return k;                                                                                    \
  } while (0)

// Each operator of index computes the specified components at each rank in cpu and amp code.
namespace index_operators_at_each_rank {
template <int N>
index<N> sequence(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i)
    c[i] = a + i * s;
  return index<N>(c);
}
template <int N>
int ops() restrict(cpu, amp) {
  int k = 0;
  index<N> z;
  for (int i = 0; i < N; ++i)
    NEED(z[i] == 0);
  static_assert(index<N>::rank == N, "");
  index<N> a = sequence<N>(10, 3), b = sequence<N>(-4, 2);
  const index<N> ca(a);
  for (int i = 0; i < N; ++i)
    NEED(ca[i] == 10 + 3 * i);
  NEED(ca == a);
  NEED(!(ca != a));
  NEED(a != b);
  NEED(!(a == b));
  index<N> p = a;
  p[N - 1] += 1;
  NEED(p != a);
  NEED(!(p == a));
  p = a;
  p[0] += 1;
  NEED(p != a);
  NEED(!(p == a));
  NEED(a + b == sequence<N>(6, 5));
  NEED(a - b == sequence<N>(14, 1));
  NEED(ca + b == b + ca);
  NEED(a + 2 == sequence<N>(12, 3));
  NEED(2 + a == sequence<N>(12, 3));
  NEED(a - 2 == sequence<N>(8, 3));
  NEED(2 - a == sequence<N>(-8, -3));
  NEED(a * 2 == sequence<N>(20, 6));
  NEED(2 * a == sequence<N>(20, 6));
  index<N> d = a / 2, m = a % 4, d2 = 100 / a, m2 = 100 % a, nd = b / 3, nm = b % 3;
  for (int i = 0; i < N; ++i) {
    NEED(d[i] == (10 + 3 * i) / 2);
    NEED(m[i] == (10 + 3 * i) % 4);
    NEED(d2[i] == 100 / (10 + 3 * i));
    NEED(m2[i] == 100 % (10 + 3 * i));
    NEED(nd[i] == (-4 + 2 * i) / 3);
    NEED(nm[i] == (-4 + 2 * i) % 3);
  }
  index<N> q = a;
  NEED(&(q += b) == &q);
  NEED(q == a + b);
  NEED(&(q -= b) == &q);
  NEED(q == a);
  NEED(&(q += 5) == &q);
  NEED(q == a + 5);
  NEED(&(q -= 5) == &q);
  NEED(q == a);
  NEED(&(q *= 5) == &q);
  NEED(q == a * 5);
  NEED(&(q /= 5) == &q);
  NEED(q == a);
  NEED(&(q %= 7) == &q);
  NEED(q == a % 7);
  q = a;
  NEED(&++q == &q);
  NEED(q == a + 1);
  NEED(&--q == &q);
  NEED(q == a);
  NEED(q++ == a);
  NEED(q == a + 1);
  NEED(q-- == a + 1);
  NEED(q == a);
  NEED(&(q = b) == &q);
  NEED(q == b);
  (q = a) = b;
  NEED(q == b);
  (q += b) += b;
  NEED(q == b + b + b);
  NEED(a + 1u == a + 1);
  NEED(a * true == a);
  const int one = 1;
  NEED(a + one == one + a);
  typename index<N>::value_type v = ca[0u];
  NEED(v == 10);
  NEED(ca[0] == 10);
  // Both operands may be the same object.
  q = a;
  q += q;
  NEED(q == a * 2);
  q -= q;
  NEED(q == index<N>());
  q = a;
  q = q;
  NEED(q == a);
  return 0;
}
template <int N>
void host() {
  CHECK(ops<N>() == 0);
  std::vector<int> r(1, -1);
  array_view<int, 1> v(1, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ops<N>(); });
  CHECK(v[0] == 0);
}
void test() {
  host<1>();
  host<2>();
  host<3>();
  host<4>();
  host<5>();
  host<7>();
  host<16>();
  index<1> a(5);
  CHECK(a[0] == 5);
  index<2> b(1, 2);
  CHECK(b[0] == 1 && b[1] == 2);
  index<3> c(1, 2, 3);
  CHECK(c[0] == 1 && c[1] == 2 && c[2] == 3);
  int x[4] = {4, 5, 6, 7};
  index<4> d(x);
  CHECK(d[3] == 7);
  const int cx[1] = {9};
  index<1> e(cx);
  CHECK(e[0] == 9);
}
} // namespace index_operators_at_each_rank

// Extent operators, size and contains compute the specified results at each rank in cpu and amp
// code.
namespace extent_operators_at_each_rank {
template <int N>
extent<N> sequence(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i)
    c[i] = a + i * s;
  return extent<N>(c);
}
template <int N>
index<N> index_sequence(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i)
    c[i] = a + i * s;
  return index<N>(c);
}
template <int N>
int ops() restrict(cpu, amp) {
  int k = 0;
  const extent<N> z;
  for (int i = 0; i < N; ++i)
    NEED(z[i] == 0);
  static_assert(extent<N>::rank == N, "");
  NEED(z.size() == 0u);
  const extent<N> a = sequence<N>(10, 3), b = sequence<N>(-4, 2);
  const index<N> ia = index_sequence<N>(1, 1);
  for (int i = 0; i < N; ++i)
    NEED(a[i] == 10 + 3 * i);
  NEED(a == a);
  NEED(!(a != a));
  NEED(a != b);
  extent<N> p = a;
  p[N - 1] += 1;
  NEED(p != a);
  NEED(!(p == a));
  p = a;
  p[0] -= 1;
  NEED(p != a);
  NEED(!(p == a));
  NEED(a + b == sequence<N>(6, 5));
  NEED(a - b == sequence<N>(14, 1));
  NEED(a + ia == sequence<N>(11, 4));
  NEED(a - ia == sequence<N>(9, 2));
  p = a;
  NEED(&(p += ia) == &p);
  NEED(p == sequence<N>(11, 4));
  NEED(&(p -= ia) == &p);
  NEED(p == a);
  p = a;
  NEED(&(p += b) == &p);
  NEED(p == sequence<N>(6, 5));
  NEED(&(p -= b) == &p);
  NEED(p == a);
  NEED(a + 2 == sequence<N>(12, 3));
  NEED(2 + a == sequence<N>(12, 3));
  NEED(a - 2 == sequence<N>(8, 3));
  NEED(2 - a == sequence<N>(-8, -3));
  NEED(a * 2 == sequence<N>(20, 6));
  NEED(2 * a == a * 2);
  extent<N> d = a / 2, m = a % 4, d2 = 100 / a, m2 = 100 % a;
  for (int i = 0; i < N; ++i) {
    NEED(d[i] == (10 + 3 * i) / 2);
    NEED(m[i] == (10 + 3 * i) % 4);
    NEED(d2[i] == 100 / (10 + 3 * i));
    NEED(m2[i] == 100 % (10 + 3 * i));
  }
  p = a;
  p += 5;
  p -= 1;
  p *= 3;
  p /= 2;
  p %= 9;
  for (int i = 0; i < N; ++i)
    NEED(p[i] == ((10 + 3 * i + 4) * 3 / 2) % 9);
  p = a;
  NEED(&++p == &p);
  NEED(p == a + 1);
  NEED(&--p == &p);
  NEED(p == a);
  NEED(p++ == a);
  NEED(p == a + 1);
  NEED(p-- == a + 1);
  NEED(p == a);
  NEED(&(p = b) == &p);
  NEED(p == b);
  unsigned s = 1;
  for (int i = 0; i < N; ++i)
    s *= unsigned(10 + 3 * i);
  NEED(a.size() == s);
  NEED(a.contains(ia));
  NEED(a.contains(index<N>()));
  NEED(!z.contains(index<N>()));
  index<N> o;
  for (int i = 0; i < N; ++i)
    o[i] = a[i] - 1;
  NEED(a.contains(o));
  for (int i = 0; i < N; ++i) {
    index<N> x = o;
    x[i] += 1;
    NEED(!a.contains(x));
    x[i] = -1;
    NEED(!a.contains(x));
  }
  return 0;
}
template <int N>
void host() {
  CHECK(ops<N>() == 0);
  std::vector<int> r(1, -1);
  array_view<int, 1> v(1, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ops<N>(); });
  CHECK(v[0] == 0);
}
void test() {
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
}
} // namespace extent_operators_at_each_rank

int main() {
  index_operators_at_each_rank::test();
  extent_operators_at_each_rank::test();
  return failures;
}

// Each operator of index computes the specified components at each rank in cpu and amp code.
//
// accept: R-4.1-a, R-4.1-c, R-4.1.2-a, R-4.1.2-b, R-4.1.2-d, R-4.1.3-a, R-4.1.3-b, R-4.1.4-a,
// R-4.1.4-i
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
template <int N> index<N> mk(int a, int s) restrict(cpu, amp) {
  int c[N];
  for (int i = 0; i < N; ++i) c[i] = a + i * s;
  return index<N>(c);
}
template <int N> int ops() restrict(cpu, amp) {
  int k = 0;
  index<N> z;
  for (int i = 0; i < N; ++i) T(z[i] == 0);
  static_assert(index<N>::rank == N, "");
  index<N> a = mk<N>(10, 3), b = mk<N>(-4, 2);
  const index<N> ca(a);
  for (int i = 0; i < N; ++i) T(ca[i] == 10 + 3 * i);
  T(ca == a);
  T(!(ca != a));
  T(a != b);
  T(!(a == b));
  index<N> p = a;
  p[N - 1] += 1;
  T(p != a);
  T(!(p == a));
  p = a;
  p[0] += 1;
  T(p != a);
  T(!(p == a));
  T(a + b == mk<N>(6, 5));
  T(a - b == mk<N>(14, 1));
  T(ca + b == b + ca);
  T(a + 2 == mk<N>(12, 3));
  T(2 + a == mk<N>(12, 3));
  T(a - 2 == mk<N>(8, 3));
  T(2 - a == mk<N>(-8, -3));
  T(a * 2 == mk<N>(20, 6));
  T(2 * a == mk<N>(20, 6));
  index<N> d = a / 2, m = a % 4, d2 = 100 / a, m2 = 100 % a, nd = b / 3, nm = b % 3;
  for (int i = 0; i < N; ++i) {
    T(d[i] == (10 + 3 * i) / 2);
    T(m[i] == (10 + 3 * i) % 4);
    T(d2[i] == 100 / (10 + 3 * i));
    T(m2[i] == 100 % (10 + 3 * i));
    T(nd[i] == (-4 + 2 * i) / 3);
    T(nm[i] == (-4 + 2 * i) % 3);
  }
  index<N> q = a;
  T(&(q += b) == &q);
  T(q == a + b);
  T(&(q -= b) == &q);
  T(q == a);
  T(&(q += 5) == &q);
  T(q == a + 5);
  T(&(q -= 5) == &q);
  T(q == a);
  T(&(q *= 5) == &q);
  T(q == a * 5);
  T(&(q /= 5) == &q);
  T(q == a);
  T(&(q %= 7) == &q);
  T(q == a % 7);
  q = a;
  T(&++q == &q);
  T(q == a + 1);
  T(&--q == &q);
  T(q == a);
  T(q++ == a);
  T(q == a + 1);
  T(q-- == a + 1);
  T(q == a);
  T(&(q = b) == &q);
  T(q == b);
  (q = a) = b;
  T(q == b);
  (q += b) += b;
  T(q == b + b + b);
  T(a + 1u == a + 1);
  T(a * true == a);
  const int one = 1;
  T(a + one == one + a);
  typename index<N>::value_type v = ca[0u];
  T(v == 10);
  T(ca[0] == 10);
  // self
  q = a;
  q += q;
  T(q == a * 2);
  q -= q;
  T(q == index<N>());
  q = a;
  q = q;
  T(q == a);
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
  return failures;
}

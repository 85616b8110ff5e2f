// The operators of index and extent have the specified types and values at ranks from 1 to 128.
//
// accept: R-4.1-a, G-1.2-a, R-4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename C, int N> struct types_of {
  static_assert(C::rank == N && std::is_same<typename C::value_type, int>::value, "");
  static_assert(std::is_same<decltype(C::rank), const int>::value, "");
  SAME(std::declval<C &>()[0u], int &);
  SAME(std::declval<const C &>()[0u], int);
  SAME(std::declval<C &>()[0], int &);
  SAME(std::declval<const C &>()[0], int);
  SAME(std::declval<C &>() = std::declval<const C &>(), C &);
  SAME(std::declval<const C &>() + std::declval<const C &>(), C);
  SAME(std::declval<const C &>() - std::declval<const C &>(), C);
  SAME(std::declval<const C &>() == std::declval<const C &>(), bool);
  SAME(std::declval<const C &>() != std::declval<const C &>(), bool);
  SAME(std::declval<C &>() += std::declval<const C &>(), C &);
  SAME(std::declval<C &>() -= std::declval<const C &>(), C &);
  SAME(++std::declval<C &>(), C &);
  SAME(--std::declval<C &>(), C &);
  SAME(std::declval<C &>()++, C);
  SAME(std::declval<C &>()--, C);
  static_assert(std::is_default_constructible<C>::value && std::is_copy_constructible<C>::value &&
                    std::is_copy_assignable<C>::value,
                "");
  static_assert(!std::is_convertible<int, C>::value &&
                    !std::is_convertible<const int *, C>::value &&
                    std::is_constructible<C, const int *>::value,
                "");
  static_assert(std::is_trivially_destructible<C>::value, "");
  SAME(std::declval<const C &>() + 2, C);
  SAME(2 + std::declval<const C &>(), C);
  SAME(std::declval<C &>() += 2, C &);
  SAME(std::declval<const C &>() - 2, C);
  SAME(2 - std::declval<const C &>(), C);
  SAME(std::declval<C &>() -= 2, C &);
  SAME(std::declval<const C &>() * 2, C);
  SAME(2 * std::declval<const C &>(), C);
  SAME(std::declval<C &>() *= 2, C &);
  SAME(std::declval<const C &>() / 2, C);
  SAME(2 / std::declval<const C &>(), C);
  SAME(std::declval<C &>() /= 2, C &);
  SAME(std::declval<const C &>() % 2, C);
  SAME(2 % std::declval<const C &>(), C);
  SAME(std::declval<C &>() %= 2, C &);
};
template <int N> struct types {
  typedef index<N> index_t;
  typedef extent<N> extent_t;
  types_of<index_t, N> of_index;
  types_of<extent_t, N> of_extent;
  SAME(std::declval<extent_t &>() + std::declval<const index_t &>(), extent_t);
  SAME(std::declval<extent_t &>() - std::declval<const index_t &>(), extent_t);
  SAME(std::declval<const extent_t &>() - std::declval<const index_t &>(), extent_t);
  SAME(std::declval<extent_t &>() += std::declval<const index_t &>(), extent_t &);
  SAME(std::declval<extent_t &>() -= std::declval<const index_t &>(), extent_t &);
  SAME(std::declval<const extent_t &>().size(), unsigned int);
  SAME(std::declval<const extent_t &>().contains(std::declval<const index_t &>()), bool);
  static_assert(!std::is_convertible<index_t, extent_t>::value &&
                    !std::is_convertible<extent_t, index_t>::value,
                "");
};

#define F(c)                                                                                       \
  do {                                                                                             \
    if (!(c) && !r) r = __LINE__;                                                                  \
  } while (0)
template <typename C, int N> int run_each() restrict(cpu, amp) {
  int r = 0;
  C z;
  for (int k = 0; k < N; ++k) F(z[k] == 0);
  int ca[N], cb[N];
  for (int k = 0; k < N; ++k) {
    ca[k] = 3 * k + 7;
    cb[k] = k % 5 + 2;
  }
  const C a(ca), b(cb);
  C c(a);
  F(c == a && !(c != a) && a != b && !(a == b));
  const C s = a + b, d = a - b;
  for (int k = 0; k < N; ++k) {
    F(s[k] == ca[k] + cb[k]);
    F(d[k] == ca[k] - cb[k]);
    F(a[k] == ca[k]);
  }
  F(&(c += b) == &c && c == s);
  F(&(c -= b) == &c && c == a);
  F(&(c = b) == &c && c == b);
  for (int k = 0; k < N; ++k) {
    F((a + 3)[k] == ca[k] + 3 && (3 + a)[k] == 3 + ca[k]);
    F((a - 3)[k] == ca[k] - 3 && (3 - a)[k] == 3 - ca[k]);
    F((a * 3)[k] == ca[k] * 3 && (3 * a)[k] == 3 * ca[k]);
    F((a / 3)[k] == ca[k] / 3 && (300 / a)[k] == 300 / ca[k]);
    F((a % 3)[k] == ca[k] % 3 && (300 % a)[k] == 300 % ca[k]);
  }
  c = a;
  F(&(c += 5) == &c && c == a + 5);
  c = a;
  F(&(c -= 5) == &c && c == a - 5);
  c = a;
  F(&(c *= 5) == &c && c == a * 5);
  c = a;
  F(&(c /= 5) == &c && c == a / 5);
  c = a;
  F(&(c %= 5) == &c && c == a % 5);
  c = a;
  F(&++c == &c && c == a + 1);
  F(&--c == &c && c == a);
  C o = c++;
  F(o == a && c == a + 1);
  o = c--;
  F(o == a + 1 && c == a);
  c[N - 1] = -9;
  F(c[N - 1] == -9 && c != a);
  c[N - 1u] += 2;
  F(c[N - 1] == -7);
  ++(++c);
  F(c[N - 1] == -5);
  (c = a) += 1;
  F(c == a + 1);
  return r;
}
template <int N> int run() restrict(cpu, amp) {
  typedef index<N> index_t;
  typedef extent<N> extent_t;
  int r = run_each<index_t, N>();
  if (!r) r = run_each<extent_t, N>();
  int ce[N], ci[N];
  for (int k = 0; k < N; ++k) {
    ce[k] = k < 3 ? 2 + k : 1;
    ci[k] = k < 3 ? 1 : 0;
  }
  const extent_t e(ce);
  const index_t i(ci);
  unsigned p = 1;
  for (int k = 0; k < N; ++k) p *= ce[k];
  F(e.size() == p);
  F(e.contains(i));
  F(e.contains(index_t()));
  for (int k = 0; k < N; ++k) {
    index_t j(i);
    j[k] = ce[k];
    F(!e.contains(j));
    j[k] = -1;
    F(!e.contains(j));
    j[k] = ce[k] - 1;
    F(e.contains(j));
  }
  extent_t x(e);
  const extent_t s = x + i, d = e - i;
  for (int k = 0; k < N; ++k) {
    F(s[k] == ce[k] + ci[k]);
    F(d[k] == ce[k] - ci[k]);
  }
  F(&(x += i) == &x && x == s);
  F(&(x -= i) == &x && x == e);
  F((e + e) == e * 2 && (e - e) == extent_t());
  F((e - e).size() == 0u);
  x += e;
  F(x == e * 2);
  x -= e;
  F(x == e);
  return r;
}
template <int N> int test() {
  const types<N> all{};
  (void)all;
  const int h = run<N>();
  if (h) std::printf("rank %d, host: line %d\n", N, h);
  std::vector<int> out(4, -1);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run<N>(); });
  int bad = h != 0;
  for (int i = 0; i < 4; ++i)
    if (v[i]) {
      std::printf("rank %d, kernel: line %d\n", N, v[i]);
      bad = 1;
    }
  return bad;
}
int main() {
  return test<1>() + test<2>() + test<3>() + test<4>() + test<5>() + test<7>() + test<128>();
}

// Indices and extents have the specified operators at ranks up to 200, and arrays and views at
// ranks up to 40.
//
// accept: R-4.1-a, G-1.2-a, R-4.2-a, R-4.1-b, R-5.1-a, P-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// The operators of index and extent have the specified types and values at ranks from 1 to 128.
namespace operator_types_at_many_ranks {
template <typename C, int N>
struct types_of {
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
template <int N>
struct types {
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

// Sets r to the line of the first condition that is false.
#define EXPECT(c)                                                                                  \
  do {                                                                                             \
    if (!(c) && !r)                                                                                \
      r = __LINE__;                                                                                \
  } while (0)
template <typename C, int N>
int run_each() restrict(cpu, amp) {
  int r = 0;
  C z;
  for (int k = 0; k < N; ++k)
    EXPECT(z[k] == 0);
  int ca[N], cb[N];
  for (int k = 0; k < N; ++k) {
    ca[k] = 3 * k + 7;
    cb[k] = k % 5 + 2;
  }
  const C a(ca), b(cb);
  C c(a);
  EXPECT(c == a && !(c != a) && a != b && !(a == b));
  const C s = a + b, d = a - b;
  for (int k = 0; k < N; ++k) {
    EXPECT(s[k] == ca[k] + cb[k]);
    EXPECT(d[k] == ca[k] - cb[k]);
    EXPECT(a[k] == ca[k]);
  }
  EXPECT(&(c += b) == &c && c == s);
  EXPECT(&(c -= b) == &c && c == a);
  EXPECT(&(c = b) == &c && c == b);
  for (int k = 0; k < N; ++k) {
    EXPECT((a + 3)[k] == ca[k] + 3 && (3 + a)[k] == 3 + ca[k]);
    EXPECT((a - 3)[k] == ca[k] - 3 && (3 - a)[k] == 3 - ca[k]);
    EXPECT((a * 3)[k] == ca[k] * 3 && (3 * a)[k] == 3 * ca[k]);
    EXPECT((a / 3)[k] == ca[k] / 3 && (300 / a)[k] == 300 / ca[k]);
    EXPECT((a % 3)[k] == ca[k] % 3 && (300 % a)[k] == 300 % ca[k]);
  }
  c = a;
  EXPECT(&(c += 5) == &c && c == a + 5);
  c = a;
  EXPECT(&(c -= 5) == &c && c == a - 5);
  c = a;
  EXPECT(&(c *= 5) == &c && c == a * 5);
  c = a;
  EXPECT(&(c /= 5) == &c && c == a / 5);
  c = a;
  EXPECT(&(c %= 5) == &c && c == a % 5);
  c = a;
  EXPECT(&++c == &c && c == a + 1);
  EXPECT(&--c == &c && c == a);
  C o = c++;
  EXPECT(o == a && c == a + 1);
  o = c--;
  EXPECT(o == a + 1 && c == a);
  c[N - 1] = -9;
  EXPECT(c[N - 1] == -9 && c != a);
  c[N - 1u] += 2;
  EXPECT(c[N - 1] == -7);
  ++(++c);
  EXPECT(c[N - 1] == -5);
  (c = a) += 1;
  EXPECT(c == a + 1);
  return r;
}
template <int N>
int run() restrict(cpu, amp) {
  typedef index<N> index_t;
  typedef extent<N> extent_t;
  int r = run_each<index_t, N>();
  if (!r)
    r = run_each<extent_t, N>();
  int ce[N], ci[N];
  for (int k = 0; k < N; ++k) {
    ce[k] = k < 3 ? 2 + k : 1;
    ci[k] = k < 3 ? 1 : 0;
  }
  const extent_t e(ce);
  const index_t i(ci);
  unsigned p = 1;
  for (int k = 0; k < N; ++k)
    p *= ce[k];
  EXPECT(e.size() == p);
  EXPECT(e.contains(i));
  EXPECT(e.contains(index_t()));
  for (int k = 0; k < N; ++k) {
    index_t j(i);
    j[k] = ce[k];
    EXPECT(!e.contains(j));
    j[k] = -1;
    EXPECT(!e.contains(j));
    j[k] = ce[k] - 1;
    EXPECT(e.contains(j));
  }
  extent_t x(e);
  const extent_t s = x + i, d = e - i;
  for (int k = 0; k < N; ++k) {
    EXPECT(s[k] == ce[k] + ci[k]);
    EXPECT(d[k] == ce[k] - ci[k]);
  }
  EXPECT(&(x += i) == &x && x == s);
  EXPECT(&(x -= i) == &x && x == e);
  EXPECT((e + e) == e * 2 && (e - e) == extent_t());
  EXPECT((e - e).size() == 0u);
  x += e;
  EXPECT(x == e * 2);
  x -= e;
  EXPECT(x == e);
  return r;
}
template <int N>
void test_rank() {
  const types<N> all{};
  (void)all;
  const int h = run<N>();
  check("line that fails on the host", h, 0);
  std::vector<int> out(4, -1);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run<N>(); });
  for (int i = 0; i < 4; ++i)
    check("line that fails in a kernel", v[i], 0);
}
void test() {
  test_rank<1>();
  test_rank<2>();
  test_rank<3>();
  test_rank<4>();
  test_rank<5>();
  test_rank<7>();
  test_rank<128>();
}
} // namespace operator_types_at_many_ranks

// Indices, arrays, views and kernels work at ranks 16 and 40, and indices at rank 200.
namespace ranks_above_fifteen {
template <int N>
void go() {
  extent<N> e;
  for (int k = 0; k < N; ++k)
    e[k] = k % 8 ? 1 : 2;
  array<int, N> a(e);
  array_view<int, N> v(a);
  parallel_for_each(
      e, [=](index<N> i) restrict(amp) {
        int n = 0;
        for (int k = 0; k < N; ++k)
          n = n * e[k] + i[k];
        v[i] = n;
      });
  std::vector<int> h = a;
  for (size_t i = 0; i < h.size(); ++i)
    CHECK(h[i] == int(i));
  index<N> o;
  o[0] = 1;
  array_view<int, N> s = v.section(o);
  parallel_for_each(
      s.extent, [=](index<N> i) restrict(amp) {
        array_view<int, N> t = v.section(o, s.extent);
        t[i] = -t[i];
        array_view<int, N - 1> p = v[0];
        index<N - 1> j;
        for (int k = 1; k < N; ++k)
          j[k - 1] = i[k];
        p[j] += 1;
      });
  h = a;
  CHECK(h[0] == 1 && h.back() == -int(h.size() - 1));
  index<N> z = s.extent.size() ? o * 3 - 2 * o : o;
  CHECK(z == o && s.extent[0] == 1 && (index<N>() + 1) % 2 == index<N>() + 1);
}
void test() {
  go<16>();
  go<40>();
  index<200> big;
  big += 3;
  CHECK(big[199] == 3 && (big - 1)[0] == 2);
}
} // namespace ranks_above_fifteen

int main() {
  operator_types_at_many_ranks::test();
  ranks_above_fifteen::test();
  return failures;
}

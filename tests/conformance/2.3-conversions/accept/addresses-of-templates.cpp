// The address of a template that is overloaded by restriction is that of the cpu template in cpu
// code.
//
// accept: L-2.3.1-e
//
// A target type or template arguments select the instance. The address is an initializer, an
// argument of other templates, or part of a statement that contains an amp lambda.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <cstdio>
using namespace concurrency;

namespace functions {
template <typename T> T id(T v) restrict(cpu) { return v; }
template <typename T> T id(T v) restrict(amp) { return v + v; }
template <typename T> bool less(const T &a, const T &b) { return a < b; }
template <typename T> bool less(const T &a, const T &b) restrict(amp) { return a > b; }
} // namespace functions
using namespace functions;

struct members {
  template <typename T> static T s(T v) { return v + 1; }
  template <typename T> static T s(T v) restrict(amp) { return v + 2; }
  template <typename T> T m(T v) const { return v + 3; }
  template <typename T> T m(T v) const restrict(amp) { return v + 4; }
};
template <typename T> struct of_template {
  static int f(T) { return 1; }
  static int f(T) restrict(amp) { return 2; }
  template <typename U> static int g(U) { return 5; }
  template <typename U> static int g(U) restrict(amp) { return 6; }
};

template <typename F> int call(F f, int x) { return f(x); }
template <typename F, typename G> int call(F f, G g, int x) { return f(x) + g(x); }
template <int (*F)(int)> int argument(int x) { return F(x); }
int (*global)(int) = id;
int (*table[])(int) = {id, id<int>};
int by_default(int (*f)(int) = functions::id) { return f(9); }
int amp_code(int x) restrict(amp) { return id(x) + (id)(x) + (functions::id<int>)(x); }

int main() {
  long (*a)(long) = functions::id;
  int (*b)(int) = &id<int>;
  auto c = static_cast<float (*)(float)>(id);
  int (*d)(int) = members::s;
  int (members::*e)(int) const = &members::m;
  int (*f)(int) = &of_template<int>::f;
  int (*g)(int) = &of_template<int>::g;
  int (&h)(int) = id<int>;
  auto i = &id<int>;
  const struct {
    int (*f)(int);
  } j{id};
  int sorted[] = {3, 1, 2};
  std::sort(sorted, sorted + 3, less<int>);

  int results[3];
  array_view<int> v(3, results);
  int k = 0;
  if (int (*p)(int) = id) {
    parallel_for_each(
        v.extent, [=](index<1> n) restrict(amp) { v[n] = id(n[0]) + (id)(1) + amp_code(1); });
    k = p(1);
  }
  int l = call(
      id<int>,
      [&](int x) {
        parallel_for_each(
            v.extent, [=](index<1> n) restrict(amp) {
              int inner = (id)(n[0]);
              v[n] += id(inner) + members::s(0) + members().m(0) + of_template<int>::g(0) +
                      less(1, 2);
            });
        return id(x);
      },
      5);
  v.synchronize();

  const int got[] = {int(a(1)),
                     b(2),
                     int(c(3)),
                     d(4),
                     (members().*e)(5),
                     f(0),
                     g(0),
                     h(6),
                     i(7),
                     j.f(8),
                     sorted[0],
                     k,
                     l,
                     global(1),
                     table[0](2),
                     table[1](3),
                     by_default(),
                     argument<id>(10),
                     call(&id<int>, 11)};
  const int expected[] = {1, 2, 3, 5, 8, 1, 5, 6, 7, 8, 1, 1, 10, 1, 2, 3, 9, 10, 11};
  int failures = 0;
  for (int n = 0; n < 19; ++n)
    if (got[n] != expected[n]) {
      std::printf("cpu %d: %d, expected %d\n", n, got[n], expected[n]);
      failures = 1;
    }
  for (int n = 0; n < 3; ++n)
    if (results[n] != 20 + 6 * n) {
      std::printf("amp %d: %d, expected %d\n", n, results[n], 20 + 6 * n);
      failures = 1;
    }
  return failures;
}

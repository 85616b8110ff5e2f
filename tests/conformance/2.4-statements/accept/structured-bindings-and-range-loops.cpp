// Amp code may have structured bindings, local types, range-based for loops and subscripts.
//
// accept: L-2.4.3-a, L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_short_vectors.h>
#include <initializer_list>

using namespace concurrency::graphics;
using namespace concurrency;

// Amp code may have structured bindings, constexpr if, static assertions, aliases and local
// types.
namespace local_types {

struct minmax {
  int low, high;
};
minmax order(int a, int b) restrict(cpu, amp) { return a < b ? minmax{a, b} : minmax{b, a}; }

template <typename T>
int kind(T) restrict(cpu, amp) {
  if constexpr (sizeof(T) == 4)
    return 4;
  else
    return 8;
}

int work(int x) restrict(cpu, amp) {
  auto [low, high] = order(x, 10);
  using number = int;
  typedef float real;
  enum local { three = 3 };
  enum class scoped { five = 5 };
  static_assert(sizeof(number) == sizeof(real), "sizes");
  struct {
    number n;
  } unnamed = {three};
  {
    int low = 1000;
    unnamed.n += low;
  };
  return low + high * 100 + unnamed.n + int(scoped::five) + kind(1) + kind(1.0);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(20); });
  check("local types: kernel", v[0], 10 + 2000 + 1003 + 5 + 12);
  check("local types: host", work(20), 3030);
}

} // namespace local_types

// range-based for loops iterate over pointers, iterators and braced lists in amp code.
namespace range_loops_and_defaults {

struct by_pointer {
  int n;
  int *begin() restrict(cpu, amp) { return &n; }
  int *end() restrict(cpu, amp) { return &n + 1; }
};
struct iterator {
  int i;
  int operator*() const restrict(cpu, amp) { return i; }
  iterator &operator++() restrict(cpu, amp) {
    ++i;
    return *this;
  }
  bool operator!=(const iterator &o) const restrict(cpu, amp) { return i != o.i; }
};
struct counted {
  int n;
  iterator begin() const restrict(cpu, amp) { return {0}; }
  iterator end() const restrict(cpu, amp) { return {n}; }
};
struct aggregate {
  float f = 1;
  int_2 v = int_2(1, 2);
  index<1> i = index<1>(2);
  int g[3] = {1, 2};
};

template <typename... A>
int sum(A... a) restrict(cpu, amp) {
  int all[] = {a...}, s = 0;
  for (int x : all)
    s += x;
  return s;
}
int defaults(index<2> i = index<2>(1, 2), const int (&r)[2] = {3, 4}) restrict(cpu, amp) {
  return i[0] + i[1] + r[0] + r[1];
}

void test() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        by_pointer p{5};
        for (int x : p)
          v[0] += x;
        counted c = {4};
        for (auto x : c)
          v[1] += x;
        aggregate a, b[2] = {{2}, {}};
        v[2] = int(a.f) + a.v.x + a.i[0] + a.g[1] + int(b[0].f + b[1].f);
        v[3] = sum(1, 2, 3);
        v[4] = defaults();
        for (int x : {7, 8})
          v[5] += x;
      });
  v.synchronize();
  CHECK(out[0] == 5);
  CHECK(out[1] == 6);
  CHECK(out[2] == 9);
  CHECK(out[3] == 6);
  CHECK(out[4] == 10);
  CHECK(out[5] == 15);
  CHECK(defaults() == 10);
}

} // namespace range_loops_and_defaults

// Amp code may use structured bindings of every form and subscripts after any operand.
namespace bindings_and_subscripts {

struct two {
  int x, y;
};

int bindings() restrict(amp) {
  int p[2] = {1, 2};
  auto &[a, b] = p;
  a = 3;
  auto &&[c, d] = p;
  d = 5;
  const auto &[e, f] = p;
  auto const &[g, h] = p;
  auto const [i, j] = p;
  two t{7, 11};
  auto &[x, y](t);
  x = 13;
  return a * b + c + d + e + f + g + h + i + j + t.x + y;
}

int subscripts() restrict(amp) {
  int b[2] = {7, 8};
  int second = 1;
  auto get = [=]() { return 1 [b]; };
  return 1 [b] + 0x0 [b] + (second)[b] + second[b] + true[b] + false[b] + get();
}

template <typename T>
T braces() restrict(amp) {
  using pair = T[2];
  T n = 0;
  {
    n = 2;
  }
  n += [n]() { return n + index<2>{3, 6}[0]; }();
  return n + index<2>{3, 4}[1] + pair{20, 30}[1] + index<1>{1}[0];
}

void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = bindings();
        v[1] = subscripts();
        v[2] = braces<int>();
      });
  v.synchronize();
  int b[2] = {7, 8};
  const char *text = "abc";
  CHECK(1 [b] == 8);
  CHECK(1 ["abc"] == 'b');
  CHECK("abc"[2] == text[2]);
  CHECK(R"(xyz)"[1] == 'y');
  CHECK(__func__[0] == 't');
  CHECK(out[0] == 71);
  CHECK(out[1] == 54);
  CHECK(out[2] == 42);
}

} // namespace bindings_and_subscripts

int main() {
  local_types::test();
  range_loops_and_defaults::test();
  bindings_and_subscripts::test();
  return failures;
}

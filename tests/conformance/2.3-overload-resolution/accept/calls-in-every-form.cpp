// Calls in every form and in every kind of expression select by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-value"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Calls in conditional, comma, nested and default argument expressions select by restriction.
namespace nested_calls {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
int g(int x, int y = f(1)) restrict(amp) { return x * 10 + y; }
int g(double x, int y = 7) { return (int)x * 10 + y; }
#define RESULT(n)                                                                                  \
  return (n ? f(1) : f(n)) * 10000 + g(f(f(1))) * 100 + (f(3), f(f(f(2)))) + g(1, f(1));
int c(int n) { RESULT(n) }
int a(int n) restrict(amp) { RESULT(n) }
int b(int n) restrict(cpu, amp) { return (n ? f(1) : f(n)) * 100 + f(f(f(n))); }
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a(1);
        r[1] = b(1);
      });
  CHECK(r[0] == 20000 + 2200 + 2 + 12);
  CHECK(r[1] == 202);
  CHECK(c(1) == 10000 + 1700 + 1 + 11);
  CHECK(b(0) == 101);
}
} // namespace nested_calls

// Explicit begin and end calls bind an lvalue or a const object by the caller's restriction.
namespace begin_and_end {
struct R {
  int a[2];
};
const int *begin(const R &r) { return r.a; }
int *begin(R &r) restrict(amp) { return r.a + 1; }
const int *end(const R &r) { return r.a + 2; }
int *end(R &r) restrict(amp) { return r.a + 2; }
int c() {
  R r{{1, 2}};
  int s = 0;
  for (auto it = begin(r), e = end(r); it != e; ++it)
    s += *it;
  return s;
}
int a() restrict(amp) {
  R r{{1, 2}};
  int s = 0;
  for (auto it = begin(r), e = end(r); it != e; ++it)
    s += *it;
  return s;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  CHECK(r[0] == 2 && c() == 3);
}
} // namespace begin_and_end

// An amp overload is called in every spelling: qualified, befriended, through this or by macro. The
// parameters of the cpu function differ.
#define CALL_BY_PREFIX(n, x) n##_fn(x)
namespace N {
int do_fn(int x) restrict(cpu);
int do_fn(double x) restrict(amp);
struct S {
  int k;
  int m(int x) const restrict(cpu);
  int m(double x) const restrict(amp);
  template <class T>
  int t(T x, int) const restrict(cpu) {
    return int(x);
  }
  template <class T>
  int t(T x, double) const restrict(amp);
  friend int N::do_fn(double x) restrict(amp);
  int all() const restrict(amp) {
    return m(1) + this->m(1) + (*this).m(1) + S::m(1) + this->S::m(1) +
           this->template t<int>(1, 1) + t(2, 2);
  }
};
int do_fn(double x) restrict(amp) { return int(x) + 1000; }
template <class T>
int S::t(T x, double) const restrict(amp) {
  return int(x) + 10000;
}
} // namespace N
int N::do_fn(int x) restrict(cpu) { return x; }
int N::S::m(int x) const restrict(cpu) { return x; }
inline int N::S::m(double x) const restrict(amp) { return int(x) + 100; }
void test_every_spelling() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using N::do_fn;
        N::S s{1}, *p = &s;
        v[0] = CALL_BY_PREFIX(do, 1) + N::CALL_BY_PREFIX(do, 1) + (do_fn)(1) + ::N::do_fn(1);
        v[1] = s.all();
        v[2] = p->m(1) + (*p).t(1, 1);
      });
  v.synchronize();
  N::S s{1};
  CHECK(N::do_fn(1) == 1);
  CHECK(s.m(1) == 1);
  CHECK(s.t(1, 1) == 1);
  CHECK(out[0] == 4004);
  CHECK(out[1] == 505 + 10001 + 10002);
  CHECK(out[2] == 101 + 10001);
}

// Calls in macros, captures, conditions, packs, arrays and global initializers select by target.
int p(double) restrict(cpu, amp) { return 1; }
int p(int) restrict(amp) { return 2; }
#define ONE 1
#define CALL(f, x) f(x)
#define TWICE(x) ((x) + (x))
int g1 = p(1);
inline int iv = p(1);
int arr[] = {p(1), p(2)};
template <class T>
int tv() {
  return p(T(1));
}
struct with_members {
  static int s;
  static int t;
  int m = 1;
  int n;
  with_members() restrict(cpu, amp) : n(p(1)) {}
};
int with_members::s = p(1), with_members::t = p(1);
int fn(int a) restrict(cpu, amp) { return a; }
template <class... A>
int pack(A... a) restrict(cpu, amp) {
  return (p(a) + ...);
}
int every() restrict(cpu, amp) {
  int x = 1;
  const int y = 1;
  auto l = [x, z = p(x)] { return z + p(x); };
  int r = p(ONE) + CALL(p, ONE) + TWICE(p(1)) + p(x++) + p(true ? 1 : 2) + (p)(1) + ::p(1) +
          p /* c */ (1) + p((1, 2)) + p(p(p(1))) + (p(1), p(y));
  for (int i = p(1); i; i = 0)
    r += p(i);
  if (int k = p(1); k)
    r += p(k) + l() + fn(p(1)) + p(1) + with_members().n + pack(1, 2, 3);
  switch (p(1)) {
  case 1:
    r += 1;
    break;
  case 2:
    r += 2;
  }
  while (p(1) == 0) {
  }
  int a[2] = {p(1), p(1)};
  return r + a[p(1) - 1] + a[1];
}
void test_every_context() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = every(); });
  v.synchronize();
  static int st = p(1);
  int c = every();
  int host = g1 + iv + arr[0] + arr[1] + tv<int>() + with_members::s + with_members::t + st +
             [](int k) { return k; }(p(1));
  try {
    throw p(1);
  } catch (int k) {
    host += k;
  }
  CHECK(host == 10);
  CHECK(c == 12 + 1 + 1 + 2 + 1 + 1 + 1 + 3 + 1 + 2);
  CHECK(out == 2 * c);
}

int main() {
  nested_calls::test();
  begin_and_end::test();
  test_every_spelling();
  test_every_context();
  return failures;
}

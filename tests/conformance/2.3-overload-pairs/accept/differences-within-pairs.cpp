// The functions of a pair may differ in result type, exception specification, parameter names and
// place.
//
// accept: L-2.3.2.1-a, L-2.3.2-a, L-2.3.2.1-e, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.h"

using namespace concurrency;

// Operators, templates and members of a pair can return different types that the caller converts.
namespace result_types {

template <typename F>
int in_kernel(F f) {
  int result = -1;
  array_view<int, 1> v(1, &result);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
  v.synchronize();
  return result;
}

template <typename T>
float scaled(T x) restrict(cpu) {
  return x + 0.5f;
}
template <typename T>
int scaled(T x) restrict(amp) {
  return static_cast<int>(x * 3);
}

struct money {
  int cents;
  float value() const restrict(cpu) { return cents / 100.0f; }
  int value() const restrict(amp) { return cents; }
  float operator[](int n) const restrict(cpu) { return cents * 0.5f * n; }
  int operator[](int n) const restrict(amp) { return cents * n; }
};
inline float operator+(money a, money b) restrict(cpu) { return (a.cents + b.cents) + 0.25f; }
inline money operator+(money a, money b) restrict(amp) {
  money sum = {a.cents * b.cents};
  return sum;
}

template <typename T>
struct box {
  T held;
  float twice() const restrict(cpu) { return held * 2.5f; }
  T twice() const restrict(amp) { return held * 2; }
};
template <typename T>
int from_template(T x) restrict(amp) {
  box<T> b = {x};
  money m = {5}, n = {7};
  return b.twice() * 1000 + (m + n).cents * 10 + scaled(x) % 10;
}

void test() {
  money a = {200}, b = {300};
  check("template on the host", static_cast<int>(scaled(2) * 2), 5);
  check("template in a kernel", in_kernel([]() restrict(amp) { return scaled(4); }), 12);
  check("member on the host", static_cast<int>(a.value() * 2), 4);
  check("member in a kernel", in_kernel([=]() restrict(amp) { return a.value(); }), 200);
  check("subscript on the host", static_cast<int>(a[1]), 100);
  check("subscript in a kernel", in_kernel([=]() restrict(amp) { return a[2]; }), 400);
  check("operator on the host", static_cast<int>((a + b) * 4), 2001);
  check("operator in a kernel", in_kernel([=]() restrict(amp) { return (a + b).cents; }), 60000);
  box<int> c = {4};
  check("of a class template, on the host", static_cast<int>(c.twice()), 10);
  check("from a template in a kernel", in_kernel([]() restrict(amp) { return from_template(4); }),
        8352);
}
} // namespace result_types

// The functions of a pair may differ in exception specifications and parameter names.
namespace exception_specifications {
int f(int x) restrict(cpu) noexcept { return x; }
int f(int y) restrict(amp) { return y + 1; }
template <typename T>
T g(T x) restrict(cpu) noexcept(sizeof(T) == 4) {
  return x;
}
template <typename U>
U g(U y) restrict(amp) {
  return y + 1;
}
int h(int a) restrict(cpu) noexcept(noexcept(f(a))) { return a; }
int h(int b) restrict(amp) { return b + 1; }
static_assert(noexcept(f(1)) && noexcept(g(1)) && !noexcept(g('c')) && noexcept(h(1)), "");

int test() restrict(cpu, amp) { return f(1) + g(1) * 10 + h(1) * 100; }
void test_case() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  CHECK(r == 222 && test() == 111);
}
} // namespace exception_specifications

// Functions, members, constructors and operators of a pair may differ in body, parameter names and
// place.
int a(int x) restrict(cpu) {
  static int calls = 0;
  ++calls;
  std::vector<int> v(x, 1);
  try {
    if (x > 100)
      throw std::runtime_error("x");
  } catch (...) {
    return -1;
  }
  goto out;
out:
  return (int)v.size() + calls * 0;
}
int a(int renamed) restrict(amp) { return renamed * 2; }
template <class T>
T b(T x) restrict(cpu) {
  std::string s = std::to_string(x);
  return T(s.size());
}
template <class U>
U b(U y) restrict(amp) {
  return y + U(1);
}
struct C {
  int k;
  int m(int x = 3) const restrict(cpu) {
    auto l = [this](int q) { return q + k + 1; };
    return l(x);
  }
  int m(int x = 3) const restrict(amp) {
    auto l = [=](int q) { return q + 2; };
    return l(x) + k;
  }
  template <class F>
  auto n(F f) const restrict(cpu) -> decltype(f(1)) {
    return f(k) + 1;
  }
  template <class F>
  auto n(F f) const restrict(amp) -> decltype(f(1)) {
    return f(k) + 2;
  }
  int o() const restrict(cpu);
  int o() const restrict(amp);
  static inline int p() restrict(cpu) { return 1; }
  static inline int p() restrict(amp) { return 2; }
  C(int x) restrict(cpu) : k(x) {
    if (x < 0)
      throw 1;
  }
  C(int x) restrict(amp) : k(x + 1) {}
  C(const C &) restrict(cpu, amp) = default;
  C &operator+=(int d) restrict(cpu) {
    k += d;
    return *this;
  }
  C &operator+=(int d) restrict(amp) {
    k += d * 2;
    return *this;
  }
  friend C operator+(C l, int r) restrict(cpu) { return l += r; }
  friend C operator+(C l, int r) restrict(amp) {
    l += r;
    return l;
  }
};
inline int C::o() const restrict(cpu) { return k * 10; }
int unrelated = 0;
int C::o() const restrict(amp) { return k * 20; }
int rec(int n) restrict(cpu) { return n ? n + rec(n - 1) : 0; }
int rec(int n) restrict(amp) {
  int s = 0;
  while (n)
    s += n--;
  return s;
}
int fwd(int) restrict(cpu);
int fwd(int) restrict(amp);
int uses(int k) restrict(cpu, amp) {
  C c(1);
  c += 1;
  C d = c + 1;
  switch (k) {
  case 0:
    return a(5);
  case 1:
    return b(12);
  case 2:
    return (int)b(1.0);
  case 3:
    return c.m();
  case 4:
    return c.m(10);
  case 5:
    return c.n([](int x) { return x; });
  case 6:
    return c.o();
  case 7:
    return C::p();
  case 8:
    return c.k;
  case 9:
    return d.k;
  case 10:
    return rec(4);
  case 11:
    return fwd(1);
  }
  return 0;
}
int fwd(int x) restrict(amp) { return x + 200; }
int fwd(int x) restrict(cpu) { return x + 100; }
[[nodiscard]] constexpr int attr(int x) restrict(cpu) { return x; }
[[nodiscard]] int attr(int x) restrict(amp) { return -x; }
void test_bodies() {
  int o[14];
  array_view<int> v(14, o);
  v.discard_data();
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] == 12 ? attr(3) : uses(i[0]); });
  int wc[12] = {5, 2, 8, 6, 13, 3, 20, 1, 2, 3, 10, 101},
      wa[13] = {10, 13, 2, 9, 16, 6, 80, 2, 4, 6, 10, 201, -3};
  constexpr int ce = attr(4);
  CHECK(ce == 4);
  for (int i = 0; i < 12; ++i)
    CHECK(uses(i) == wc[i]);
  for (int i = 0; i < 13; ++i)
    CHECK(v[i] == wa[i]);
  std::vector<int> q{3, 1, 2};
  std::transform(q.begin(), q.end(), q.begin(), (int (*)(int))a);
  CHECK(q[0] == 3);
}

int main() {
  result_types::test();
  exception_specifications::test_case();
  test_bodies();
  return failures;
}

// Operators, templates and members of a pair can return different types that the caller converts.
//
// accept: L-2.3.2.1-a, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int got, int wanted) {
  if (got != wanted) {
    std::printf("%s: %d, wanted %d\n", what, got, wanted);
    ++failures;
  }
}

template <typename F> int in_kernel(F f) {
  int result = -1;
  array_view<int, 1> v(1, &result);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
  v.synchronize();
  return result;
}

template <typename T> float scaled(T x) restrict(cpu) { return x + 0.5f; }
template <typename T> int scaled(T x) restrict(amp) { return static_cast<int>(x * 3); }

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

template <typename T> struct box {
  T held;
  float twice() const restrict(cpu) { return held * 2.5f; }
  T twice() const restrict(amp) { return held * 2; }
};
template <typename T> int from_template(T x) restrict(amp) {
  box<T> b = {x};
  money m = {5}, n = {7};
  return b.twice() * 1000 + (m + n).cents * 10 + scaled(x) % 10;
}

int main() {
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
  return failures;
}

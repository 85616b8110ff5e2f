// Amp code may read integer constants of every scope as values.
//
// accept: L-2.4.3.2-a, L-2.4.3.2-d, L-2.4.3.2-g, L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may read integer constants of namespaces, classes and blocks.

const int n_global = 16;
static const unsigned k_static = 4;
constexpr int doubled = n_global * 2 + int(k_static);
const bool flag = true;
enum { e_one = 1, e_two };
namespace limits {
const long wide = 1000;
}
struct settings {
  static const int size = 8;
  static constexpr unsigned mask = size - 1;
  int n;
  int use(int x) const restrict(cpu, amp) { return x * size + int(mask) + n + this->size; }
};
template <int N>
struct power {
  static const int value = 2 * power<N - 1>::value;
};
template <>
struct power<0> {
  static const int value = 1;
};

int sum(int parameter) restrict(cpu, amp) {
  int local[k_static] = {1, 2, 3, n_global};
  const int copy = n_global;
  int s = parameter + local[3] + copy + doubled + (flag ? e_two : e_one);
  s += int(limits::wide) + settings::size + power<5>::value;
  if (s > n_global)
    s += settings{2}.use(1);
  switch (parameter) {
  case n_global:
    return s + 1;
  case settings::size:
    return s + 2;
  }
  return s;
}

void test_every_scope() {
  static const int block = 3;
  const int automatic = 5;
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sum(block) + automatic;
        v[1] = sum(n_global) + sum(settings::size);
      });
  check("every scope: block", v[0], sum(3) + 5);
  check("every scope: cases", v[1], sum(16) + sum(8));
  check("every scope: host", sum(0), 16 + 16 + 36 + 2 + 1000 + 8 + 32 + 25);
}

// Amp code reads integer constants in array bounds, case labels, variable templates and
// expressions.
namespace as_values {

const int a = 3;
static const unsigned b = a * 2;
inline constexpr long c = b + 1L;
template <class T>
constexpr int sz = sizeof(T) * 2;
template <int N>
struct H {
  static const int n = N + 1;
  static constexpr unsigned m = N * n;
  enum { e = N * 100 };
};
namespace ns {
extern const int d;
const int d = a + 10;
namespace {
const int anon = 21;
}
} // namespace ns
struct S {
  static const int k;
  int get() const restrict(amp);
};
const int S::k = 4;
int S::get() const restrict(amp) { return this->k + k + S::k; }
enum class E : unsigned long { x = 1ul << 40, y };
constexpr int sq(int x) restrict(cpu, amp) { return x * x; }
template <int (&A)[3]>
struct Unused {};

void test() {
  const int loc = 6;
  constexpr int loc2 = sq(loc);
  static const int st = 8;
  double out[12] = {};
  array_view<double, 1> v(12, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int buf[a + sq(2)] = {};
        v[0] = a;
        v[1] = b + 0.5;
        v[2] = c;
        v[3] = sz<double>;
        v[4] = H<5>::n;
        v[5] = H<5>::m + H<2>::e;
        v[6] = ns::d;
        v[7] = ns::anon;
        v[8] = S().get();
        v[9] = E::y == E::x ? 1 : double(static_cast<unsigned long>(E::y) >> 40);
        v[10] = sizeof(buf) / 4 + loc2 + loc;
        switch (7) {
        case a + 4:
          v[11] = 1;
        }
      });
  v.synchronize();
  const double want[] = {3, 6.5, 7, 16, 6, 230, 13, 21, 12, 1, 7 + 36 + 6, 1};
  for (int i = 0; i < 12; i++)
    CHECK(out[i] == want[i]);
  CHECK(st == 8);
}

} // namespace as_values

// Amp code may pass, copy and compute with integer constants as values.
namespace passed_by_value {

const int n = 16;
struct s {
  static const int limit = 4;
};
int smaller(int a, int b) restrict(cpu, amp) { return a < b ? a : b; }
template <typename T>
const T &larger(const T &a, const T &b) restrict(cpu, amp) {
  return a < b ? b : a;
}

int work(int x) restrict(cpu, amp) {
  int copy = n;
  const int &r = copy;
  int m = smaller(n, x) + smaller(s::limit, x);
  m += larger(int(n), x) + larger(+s::limit, x) + larger(n + 0, 3);
  int a[n] = {s::limit};
  auto limit = s::limit;
  return m + r + a[0] + (x < n ? n : s::limit) + -n + limit;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(7); });
  check("passed by value: kernel", v[0], 7 + 4 + 16 + 7 + 16 + 16 + 4 + 16 - 16 + 4);
  check("passed by value: host", work(7), 74);
}

} // namespace passed_by_value

// Amp code may read template arguments, enumerators and constants of dependent classes.
namespace dependent_classes {

template <typename T>
struct limits;
template <>
struct limits<int> {
  static const int bits = 31;
  enum { bytes = 4 };
};
template <>
struct limits<double> {
  static constexpr int bits = 53;
  enum { bytes = 8 };
};
template <typename T, int Shift, bool Negate = false>
struct scaler {
  static const int shift = Shift + 1;
  T operator()(T x) const restrict(cpu, amp) {
    T r = x * T(1 << shift) + T(limits<T>::bits) + T(limits<T>::bytes);
    return Negate ? -r : r;
  }
};
inline constexpr int inline_constant = 3;

void test() {
  double data[3] = {};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = scaler<int, 2>()(1);
        v[1] = scaler<double, 0, true>()(0.5);
        v[2] = inline_constant;
      });
  check("dependent classes: int", v[0], 8 + 31 + 4);
  check("dependent classes: double", v[1], -(1 + 53 + 8));
  check("dependent classes: inline", v[2], 3);
}

} // namespace dependent_classes

int main() {
  test_every_scope();
  as_values::test();
  passed_by_value::test();
  dependent_classes::test();
  return failures;
}

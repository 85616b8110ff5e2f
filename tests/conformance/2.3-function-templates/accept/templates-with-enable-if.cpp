// Function templates whose declarations contain enable_if can overload by restriction.
//
// accept: L-2.3.2.1-b, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Function templates overload by restriction even if they write enable_if in different places.
namespace different_places {

template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type = 0>
int g(T) restrict(cpu, amp) {
  return 10;
}
template <class T, typename std::enable_if<!std::is_integral<T>::value, int>::type = 0>
int g(T) restrict(cpu) {
  return 11;
}
template <class T>
typename std::enable_if<!std::is_integral<T>::value, int>::type g(T) restrict(amp) {
  return 12;
}
int run(float x) restrict(cpu, amp) { return g(x) * 100 + g(1); }
void test() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(1.f); });
  CHECK(v[0] == 1210 && run(1.f) == 1110);
}

} // namespace different_places

// Function templates of both targets overload by restriction if enable_if forms their result types.
// Each restriction has one or two templates. They are functions, members, members of class
// templates or specializations.
namespace result_types {

template <class T>
using real = typename std::enable_if<std::is_floating_point<T>::value, T>::type;
template <class T>
using whole = typename std::enable_if<std::is_integral<T>::value, T>::type;

// One template per restriction, each with a specialization.
template <class T>
whole<T> next(T v) restrict(amp) {
  return v + 1;
}
template <class T>
T next(T v) restrict(cpu) {
  return v + 2;
}
template <>
inline unsigned next<unsigned>(unsigned v) restrict(amp) {
  return v + 3;
}
template <>
inline unsigned next<unsigned>(unsigned v) restrict(cpu) {
  return v + 4;
}
template <class T>
unsigned both_next(T v) restrict(cpu, amp) {
  return next(v) * 10 + next(0u);
}

// One cpu template, two amp templates.
template <class T>
real<T> root(T v) restrict(amp) {
  return fast_math::sqrt(v) + 100;
}
template <class T>
whole<T> root(T v) restrict(amp) {
  T r = 0;
  while ((r + 1) * (r + 1) <= v)
    ++r;
  return r + 200;
}
template <class T>
T root(T v) restrict(cpu) {
  return T(std::sqrt(double(v)));
}

// Two cpu templates, one amp template.
template <class T>
real<T> half(T v) restrict(cpu) {
  return T(std::ldexp(double(v), -1));
}
template <class T>
whole<T> half(T v) restrict(cpu) {
  return v / 2;
}
template <class T>
T half(T v) restrict(amp) {
  return v / 2 + 1000;
}

// Two cpu templates, two amp templates.
template <class T>
real<T> kind(T) restrict(cpu) {
  return 1;
}
template <class T>
whole<T> kind(T) restrict(cpu) {
  return 2;
}
template <class T>
whole<T> kind(T) restrict(amp) {
  return 3;
}
template <class T>
real<T> kind(T) restrict(amp) {
  return 4;
}

struct ops {
  int base;
  template <class T>
  T member(T v) const restrict(cpu) {
    return v + base;
  }
  template <class T>
  real<T> member(T v) const restrict(amp) {
    return v + base + 10;
  }
  template <class T>
  whole<T> member(T v) const restrict(amp) {
    return v + base + 20;
  }
  template <class T>
  static T fixed(T v) restrict(cpu) {
    return v;
  }
  template <class T>
  static real<T> fixed(T v) restrict(amp) {
    return v + 1;
  }
  template <class T>
  static whole<T> fixed(T v) restrict(amp) {
    return v + 2;
  }
};

template <class T>
struct box {
  T v;
  T value() const restrict(cpu) { return v; }
  typename std::common_type<T, short>::type value() const restrict(amp) { return v + 7; }
};

struct sums {
  double all[8];
};

template <class T>
sums all(T v) restrict(cpu, amp) {
  box<T> b = {v};
  ops o = {1};
  const decltype(root(v)) again = root(v);
  sums s = {{double(root(v)), double(root<T>(again - root(v) + v)), double(half(v)),
             double(kind(v)), double(o.member(v)), double(ops::fixed(v)),
             double(ops::template fixed<T>(v)), double(b.value())}};
  return s;
}
template <class T>
double on_gpu(T v) restrict(amp) {
  return root(v) + half(v) + kind(v);
}
template <class T>
double on_cpu(T v) {
  return root(v) + half(v) + kind(v);
}
int plain(int v) restrict(cpu, amp) { return root(v); }

template <class T>
bool is(const sums &s, const double (&expected)[8]) {
  for (int i = 0; i < 8; ++i)
    if (s.all[i] != expected[i])
      return false;
  return true;
}

template <class T>
sums on_accelerator(T v, double &alone, int &called) {
  sums s;
  array_view<sums, 1> out(1, &s);
  array_view<double, 1> other(1, &alone);
  array_view<int, 1> whole(1, &called);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = all(v);
        other[i] = on_gpu(v);
        whole[i] = plain(16) * 100 + both_next(5);
      });
  out.synchronize();
  return s;
}

void test() {
  double alone = 0;
  int called = 0;
  const double real_cpu[] = {3, 3, 4.5, 1, 10, 9, 9, 9},
               real_amp[] = {103, 103, 1004.5, 4, 20, 10, 10, 16};
  const double whole_cpu[] = {3, 3, 4, 2, 10, 9, 9, 9},
               whole_amp[] = {203, 203, 1004, 3, 30, 11, 11, 16};
  CHECK(both_next(5) == 74);
  CHECK(is<float>(all(9.0f), real_cpu) && on_cpu(9.0f) == 3 + 4.5 + 1);
  CHECK(is<int>(all(9), whole_cpu) && on_cpu(9) == 3 + 4 + 2 && plain(16) == 4);
  CHECK(is<float>(on_accelerator(9.0f, alone, called), real_amp) && alone == 103 + 1004.5 + 4 &&
        called == 20463);
  CHECK(is<int>(on_accelerator(9, alone, called), whole_amp) && alone == 203 + 1004 + 3);
}

} // namespace result_types

int main() {
  different_places::test();
  result_types::test();
  return failures;
}

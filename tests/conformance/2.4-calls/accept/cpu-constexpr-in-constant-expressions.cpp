// Amp code may call cpu constexpr functions in constant expressions.
//
// accept: L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may call a cpu constexpr function in array bounds, static_assert and template
// arguments.
namespace bounds_and_template_arguments {

constexpr int square(int x) { return x * x; }
template <int N>
int times(int x) restrict(cpu, amp) {
  return x * N;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int buffer[square(2)] = {1, 2, 3, 4};
        static_assert(square(3) == 9, "checked by the compiler");
        v[i] = times<square(3)>(buffer[3]);
      });
  check("bounds and template arguments: kernel", v[0], 36);
}

} // namespace bounds_and_template_arguments

// Amp code may call a cpu constexpr function in case labels, if constexpr, enumerators and
// alignas.
namespace labels_and_enumerators {

constexpr int sq(int x) { return x * x; }
template <int N>
struct I {
  enum { v = N };
};
struct L {
  int a[sq(3)];
  static constexpr int n = sq(4);
};
template <class T, int N = sq(2)>
T fill(T (&)[N]) restrict(amp) {
  return N;
}
int f(int k) restrict(amp) {
  int a[sq(2)] = {};
  constexpr int c = sq(5);
  static_assert(sq(2) == 4, "");
  switch (k) {
  case sq(1):
    return 1;
  case sq(3):
    return 100 + c;
  }
  if constexpr (sq(2) > 3)
    a[1] = I<sq(6)>::v;
  enum { e = sq(7) };
  alignas(sq(4)) int al = 1;
  return a[1] + e + int(sizeof(L)) + L::n + fill(a) + al;
}

void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(9);
        v[1] = f(0);
      });
  v.synchronize();
  CHECK(out[0] == 125);
  CHECK(out[1] == 36 + 49 + 36 + 16 + 4 + 1);
}

} // namespace labels_and_enumerators

// The constexpr function is a static member template of a class or of a class template.
namespace static_member_templates {

struct limits {
  template <typename T>
  static constexpr T thrice(T x) {
    return 3 * x;
  }
};
template <typename A>
struct outer {
  template <typename T>
  static constexpr T twice(T x) {
    return 2 * x;
  }
};
int f() restrict(amp) {
  constexpr int n = limits::thrice(2);
  int a[outer<int>::twice(3)];
  a[1] = n;
  return a[1] + int(sizeof(a) / sizeof(int));
}

void test() {
  array_view<int, 1> v(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
  CHECK(v[0] == 12);
}

} // namespace static_member_templates

int main() {
  bounds_and_template_arguments::test();
  labels_and_enumerators::test();
  static_member_templates::test();
  return failures;
}

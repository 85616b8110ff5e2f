// A kernel uses constants of every scope and captured copies of global variables.
//
// accept: P-7.1-f, L-2.4.3.2-a, P-7.1-l, L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel uses constants, enumerators and variable templates of global, class, template and block
// scope.
constexpr int triple(int a) { return a * 3; }
static const int global_constant = 5;
const int initialized_constant = global_constant * 2 + 1;
constexpr int global_array[] = {1, 2, 3};
enum global_enumeration { first_enumerator = 4, second_enumerator };
enum class scoped_enumeration : int { a = 6, b };
enum : unsigned { unsigned_enumerator = 0xfffffff0u };
struct constants_of_class {
  static const int a = 9;
  static constexpr int b = a + 1;
  enum { c = 11 };
  enum class d { e = 12 };
  template <int N>
  struct constant_of_template {
    static constexpr int v = N;
  };
};
template <typename T>
constexpr int variable_template = sizeof(T) * 10;
template <>
constexpr int variable_template<float> = 77;
template <int N = 4>
void f() {
  const int l1 = N + 1;
  static const int l2 = l1 * 2;
  constexpr int l3 = l2 + triple(2);
  static constexpr int l4 = sizeof(int[l3]);
  enum { l5 = l4 + 1, l6 };
  enum class L7 { x = l6 * 2 };
  array_view<int, 1> v(12);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = l1;
        v[1] = l2;
        v[2] = l3;
        v[3] = l4;
        v[4] = l5;
        v[5] = l6;
        v[6] = int(L7::x);
        v[7] = N;
        const int m = l3 + 1;
        int a[m];
        for (int q = 0; q < m; ++q)
          a[q] = q;
        v[8] = a[m - 1];
        constexpr int z = l4 + variable_template<float>;
        v[9] = z;
        switch (l1) {
        case l2:
          v[10] = 1;
          break;
        case l1:
          v[10] = 2;
        }
        v[11] = constants_of_class::constant_of_template<l3>::v;
      });
  CHECK(v[0] == N + 1);
  CHECK(v[1] == 2 * N + 2);
  CHECK(v[2] == 2 * N + 8);
  CHECK(v[3] == 4 * (2 * N + 8));
  CHECK(v[4] == v[3] + 1);
  CHECK(v[5] == v[3] + 2);
  CHECK(v[6] == 2 * v[5]);
  CHECK(v[7] == N);
  CHECK(v[8] == v[2]);
  CHECK(v[9] == v[3] + 77);
  CHECK(v[10] == 2);
  CHECK(v[11] == v[2]);
}
void test_every_scope() {
  f<>();
  f<7>();
  array_view<int, 1> v(14);
  const int k = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = global_constant;
        v[1] = initialized_constant;
        v[2] = second_enumerator;
        v[3] = int(scoped_enumeration::b);
        v[4] = int(unsigned_enumerator >> 28);
        v[5] = constants_of_class::a;
        v[6] = constants_of_class::b;
        v[7] = constants_of_class::c;
        v[8] = int(constants_of_class::d::e);
        v[9] = variable_template<double>;
        v[10] = variable_template<float>;
        v[11] = k;
        v[12] = constants_of_class::constant_of_template<k>::v;
        v[13] = sizeof(k) + alignof(decltype(k));
      });
  int want[] = {5, 11, 5, 7, 15, 9, 10, 11, 12, 80, 77, 3, 3, 8};
  for (int i = 0; i < 14; ++i)
    CHECK(v[i] == want[i]);
}

// A kernel uses a global integer constant and captured copies of other globals.
const int K = 4;
int g = 30;
const float pi = 3.5f;

void test_global_constant_and_copies() {
  float data[1] = {};
  array_view<float, 1> v(1, data);
  int copy = g;
  float p = pi;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = float(K + copy) + p; });
  check("kernel", v[0], 37.5);
}

int main() {
  test_every_scope();
  test_global_constant_and_copies();
  return failures;
}

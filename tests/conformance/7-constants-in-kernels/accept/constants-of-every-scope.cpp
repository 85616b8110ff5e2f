// A kernel uses constants, enumerators and variable templates of global, class, template and block
// scope.
//
// accept: P-7.1-f, L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
constexpr int cexfn(int a) { return a * 3; }
static const int gk = 5;
const int gs = gk * 2 + 1;
constexpr int ga[] = {1, 2, 3};
enum ge { ga0 = 4, ga1 };
enum class sc : int { a = 6, b };
enum : unsigned { un0 = 0xfffffff0u };
struct St {
  static const int a = 9;
  static constexpr int b = a + 1;
  enum { c = 11 };
  enum class d { e = 12 };
  template <int N> struct In {
    static constexpr int v = N;
  };
};
template <typename T> constexpr int vt = sizeof(T) * 10;
template <> constexpr int vt<float> = 77;
template <int N = 4> int f() {
  const int l1 = N + 1;
  static const int l2 = l1 * 2;
  constexpr int l3 = l2 + cexfn(2);
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
        for (int q = 0; q < m; ++q) a[q] = q;
        v[8] = a[m - 1];
        constexpr int z = l4 + vt<float>;
        v[9] = z;
        switch (l1) {
        case l2:
          v[10] = 1;
          break;
        case l1:
          v[10] = 2;
        }
        v[11] = St::In<l3>::v;
      });
  int s = 0;
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
  return s;
}
int main() {
  f<>();
  f<7>();
  array_view<int, 1> v(14);
  const int k = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = gk;
        v[1] = gs;
        v[2] = ga1;
        v[3] = int(sc::b);
        v[4] = int(un0 >> 28);
        v[5] = St::a;
        v[6] = St::b;
        v[7] = St::c;
        v[8] = int(St::d::e);
        v[9] = vt<double>;
        v[10] = vt<float>;
        v[11] = k;
        v[12] = St::In<k>::v;
        v[13] = sizeof(k) + alignof(decltype(k));
      });
  int want[] = {5, 11, 5, 7, 15, 9, 10, 11, 12, 80, 77, 3, 3, 8};
  for (int i = 0; i < 14; ++i) CHECK(v[i] == want[i]);
  return failures;
}

// A kernel captures each scalar and enumeration type exactly, directly and through references.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;
enum E { e1 = 5 };
enum class F : unsigned { f = 0xffffffffu };
enum G : int { g = -3 };
template <typename T> void one(T x, T y) {
  const int pad = 0;
  array_view<int, 1> v(4);
  const T cx = x;
  T &rx = x;
  const T &crx = y;
  T &&rrx = T(x);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = x == cx;
        v[1] = rx == crx;
        v[2] = rrx == x;
        T z = x;
        v[3] = z == x;
      });
  CHECK(v[0] == 1);
  CHECK(v[1] == (x == y));
  CHECK(v[2] == 1);
  CHECK(v[3] == 1);
}
int main() {
  one<int>(-2147483647, 4);
  one<unsigned>(0xffffffffu, 0xffffffffu);
  one<float>(1.5e30f, 1.f);
  one<double>(1e300, 1e300);
  one<long>(-(1l << 40), 3);
  one<unsigned long>(~0ul, ~0ul);
  one<E>(e1, e1);
  one<F>(F::f, F());
  one<G>(g, g);
  array_view<int, 1> v(8);
  int a = 1;
  const int b = a + 1;
  int &c = a;
  const float d = 1.5f;
  const double dd = 2.25;
  bool t = true;
  const bool tf = false;
  const E e = e1;
  const F f = F::f;
  static const float sf = 3.5f;
  constexpr float cf = 4.5f;
  const unsigned u = 0xfffffff0u;
  const int neg = -7;
  const long big = 1l << 40;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = a + b * 10 + c * 100;
        v[1] = int(d * 2 + dd * 4);
        v[2] = t + tf * 2;
        v[3] = e + int(f);
        v[4] = int(u >> 28);
        v[5] = neg / 2 + neg % 4;
        v[6] = int(big >> 38);
        v[7] = int(d * 10) % 10;
      });
  int w[] = {121, 12, 1, 4, 15, -6, 4, 5};
  for (int i = 0; i < 8; ++i) CHECK(v[i] == w[i]);
  a = 50;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = c;
        v[1] = a;
      });
  CHECK(v[0] == 50 && v[1] == 50);
  return failures;
}

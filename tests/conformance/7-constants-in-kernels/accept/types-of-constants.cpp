// Constants keep their value and type in a kernel for unsigned, bool, enumeration and floating
// types.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
typedef unsigned gnum;
static int f(int n) {
  typedef unsigned num;
  typedef double dbl;
  using E = enum { p = 1, q = 9 };
  const num k = num(-1);
  const auto a = 3u;
  constexpr auto b = 2.5f;
  const int c = 4;
  const int d = 4 + sizeof(num[2]);
  const bool e = true;
  constexpr E g = q;
  const int h = 1, j = 2, *ptr = &j;
  const int m{5}, o(6);
  static const gnum s = gnum(-2);
  constexpr dbl r = 0.1;
  const float rf = 0.1f;
  const int neg = -7;
  const unsigned char uc = 200;
  const short sh = -3;
  const char ch = 'a';
  const long long ll = 1ll << 33;
  const unsigned big = 4000000000u;
  array_view<int, 1> v(20);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = k / 2 == 0x7fffffffu;
        v[1] = a - 4 > 0;
        v[2] = int(b * 2);
        v[3] = c;
        v[4] = d;
        v[5] = e;
        v[6] = g;
        v[7] = h;
        v[8] = m * o;
        v[9] = s > 0;
        v[10] = r == 0.1;
        v[11] = rf == 0.1f;
        v[12] = neg / 2 + neg % 2;
        v[13] = rf == 0.1;
        v[14] = big / 2 == 2000000000u;
        v[15] = sizeof(k) + sizeof(b) + sizeof(r);
      });
  int w[] = {1, 1, 5, 4, 12, 1, 9, 1, 30, 1, 1, 1, -4, 0, 1, 16};
  for (int i = 0; i < 16; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i]) std::printf("%d: %d\n", i, int(v[i]));
  }
  return *ptr + j + uc + sh + ch + int(ll >> 33);
}
int main() {
  CHECK(f(3) == 4 + 200 - 3 + 97 + 1);
  return failures;
}

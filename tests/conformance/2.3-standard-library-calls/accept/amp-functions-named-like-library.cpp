// Amp functions named like standard library functions are selected only in amp code.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cmath>
#include <algorithm>
using namespace concurrency;
using namespace std;
struct V {
  int x;
};
int abs(int) restrict(amp) { return 1; }
float sqrt(float) restrict(amp) { return 2; }
V min(V a, V) restrict(amp) {
  a.x = 3;
  return a;
}
V max(const V &, const V &) restrict(amp) { return V{4}; }
void swap(V &a, V &b) restrict(amp) {
  a.x = 5;
  b.x = 6;
}
int printf(int) restrict(amp) { return 7; }
bool operator<(V a, V b) { return a.x < b.x; }
int main() {
  int o[6];
  array_view<int> r(6, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        V v{0}, w{1};
        r[0] = abs(-9);
        r[1] = (int)sqrt(81.0f);
        r[2] = min(v, w).x;
        r[3] = max(v, w).x;
        swap(v, w);
        r[4] = v.x;
        r[5] = printf(1);
      });
  V v{10}, w{11};
  for (int i = 0; i < 6; ++i)
    if (r[i] != i + 1 + (i == 5)) return 1 + i;
  if (abs(-9) != 9 || sqrt(81.0f) != 9 || min(v, w).x != 10 || max(v, w).x != 11) return 10;
  swap(v, w);
  return v.x == 11 ? 0 : 11;
}

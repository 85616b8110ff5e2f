// Amp functions may have the names of standard library functions. A using directive for std makes
// both visible; the restriction of the caller selects one.
//
// accept: L-2.3.2.1-e, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "check.h"

using namespace concurrency;

// Amp functions named like standard library functions are selected only in amp code.
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
void test_library_names() {
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
    CHECK(r[i] == i + 1 + (i == 5));
  CHECK(abs(-9) == 9);
  CHECK(sqrt(81.0f) == 9);
  CHECK(min(v, w).x == 10);
  CHECK(max(v, w).x == 11);
  swap(v, w);
  CHECK(v.x == 11);
}

// Kernels call the program's amp min and clamp, the host std::min by a using directive.
template <class T>
T min(T a, T b) restrict(amp) {
  return a < b ? a : b;
}
template <class T>
T clamp(T x, T lo, T hi) restrict(amp) {
  return x < lo ? lo : x > hi ? hi : x;
}
void test_min_and_clamp() {
  int o[4] = {5, 1, 7, 3};
  array_view<int> v(4, o);
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = clamp(v[i], 2, ::min(6, 9)); });
  CHECK(min(3, 4) == 3 && v[2] == 6 && v[1] == 2);
}

// A cpu call selects std::distance and std::fma, and an amp call the global functions of these
// names.
int count(const vector<int> &v, int) restrict(cpu) { return 7; }
template <class It>
int distance(It, It) restrict(amp) {
  return 99;
}
float fma(float a, float b, float c) restrict(amp) { return 50; }
void test_distance_and_fma() {
  vector<int> v{1, 2}, o(2);
  CHECK(distance(v.begin(), v.end()) == 2);
  CHECK(fma(1.f, 2.f, 3.f) == 5.f);
  CHECK(count(v, 2) == 7);
  concurrency::array_view<int, 1> w(2, o);
  concurrency::parallel_for_each(
      concurrency::extent<1>(1), [=](concurrency::index<1>) restrict(amp) {
        w[0] = distance(3, 4);
        w[1] = int(fma(1.f, 2.f, 3.f));
      });
  CHECK(w[0] == 99 && w[1] == 50);
}

int main() {
  test_library_names();
  test_min_and_clamp();
  test_distance_and_fma();
  return failures;
}

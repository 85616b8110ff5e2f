// With -fdelayed-template-parsing, a template uses later declarations. The output declares functions and templates
// before the template, and moves types, constants and functions with a deduced return type there. Functions that
// argument-dependent lookup finds need no declaration.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --header-dir %t.include -- -std=c++17 -fdelayed-template-parsing
// RUN: %filecheck --check-prefix=HEADER --input-file %t.include/Inputs/late-header.h
// RUN: %expect
// RUN: %builds

#include "Inputs/late-header.h"
using namespace concurrency;
// HEADER:inline int show_value(int);
// HEADER-NEXT:inline int show_value(double);
// HEADER-NEXT:const int limit = 10;
// HEADER-NEXT:template <typename T> int twice(T x);
// HEADER-EMPTY:
// HEADER-NEXT:/// Prints a thing.
// HEADER:namespace detail { template <typename T> int one(T); }
// HEADER:inline int measure_int(int x, int y = 4);
// HEADER-NEXT:template <typename T, typename U = int> int fallback(T x, U u = U(1));
// HEADER-NEXT:template <typename T> int helper();
// HEADER-EMPTY:
// HEADER-NEXT:template <typename T> class box {
// HEADER:inline int measure_int(int x, int y) { return x + y; }
// HEADER-NEXT:template <typename T, typename U> int fallback(T x, U u) { return int(x) + u; }

// CHECK:struct settings { int value; };
// CHECK-NEXT:inline settings make_settings();
// CHECK-NEXT:enum mode { first, second };
// CHECK-NEXT:extern int counts[3];
// CHECK-NEXT:template <typename T> int from_main(T t);
// CHECK-NEXT:template <typename T> auto half(T t) { return t / 2; }
// CHECK-NEXT:template <typename T> struct tag;
// CHECK-NEXT:constexpr int constant();
// CHECK-NEXT:template <typename... A> int sum_of(A... a);
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> int uses(T t) {

template <typename T> int uses(T t) {
  settings s = make_settings();
  mode m = second;
  return s.value + m + int(counts[1]) + from_main(t) + half(t) + tag<T>::value + constant() + sum_of(t, 1, 2);
}
template <typename T> void run(array_view<T, 1> v) { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = scale(v[i]); }); }
template <typename T> T scale(T x) restrict(cpu, amp) { return x * 3; }
enum mode { first, second };
struct settings { int value; };
inline settings make_settings() { return {5}; }
int counts[3] = {1, 2, 3};
template <typename T> int from_main(T t) { return int(t); }
template <typename T> auto half(T t) { return t / 2; }
template <typename T> struct tag { static const int value = 7; };
constexpr int constant() { return 9; }
template <typename... A> int sum_of(A... a) { return (0 + ... + int(a)); }
struct point { int x; };
template <typename T> bool both(T a, T b) { return a == b && !(a != b) && near(a, b); }
inline bool operator==(point a, point b) { return a.x == b.x; }
inline bool operator!=(point a, point b) { return a.x != b.x; }
inline bool near(point a, point b) { return a.x - b.x < 2; }
// CHECK:inline bool near(point a, point b) { return a.x - b.x < 2; }
// CHECK:inline point plus(point a, point b);
// CHECK-NEXT:inline bool operator<(point a, point b);
template <typename T> bool fixed(T) { point p{1}, q{1}; return p == q && plus(p, q).x == 2 && !(p < q); }
inline bool operator<(point a, point b) { return a.x < b.x; }
inline point plus(point a, point b) { return {a.x + b.x}; }
int main() {
  int a = uses(8);
  int b = lib::each(std::vector<int>{1, 2});
  int c = lib::box<int>(5).size();
  std::vector<int> data(4, 2); array_view<int> v(4, data); run(v); v.synchronize();
 
  return !(a == 5 + 1 + 2 + 8 + 4 + 7 + 9 + 11 && b == 2*11+6+2 && c == 5 + 7 + 6 + 4 && data[3] == 6 && both(point{1}, point{1}) && fixed(1));
}

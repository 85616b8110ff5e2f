// A kernel must not capture references, pointers, short types or arrays by value, nor assign its
// copies.
//
// reject: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
static int fails;
struct S {
  int a;
  float b;
};
static int gl = 1;
int main() {
  array_view<int, 1> v(4);
  array<int, 1> arr(4);
  S s{1, 2};
  auto [x, y] = s;
  int n = 1;
  int *p = &n;
  const int *q = p;
  int &r = n;
  decltype(nullptr) np = nullptr;
  char c = 'a';
  short sh = 1;
  const char *str = "a";
  long long ll = 1;
  bool b1 = true, b2 = false;
  static int st = 4;
  long double ld = 1;
  int *parr[2] = {p, p};
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [&n, v ](index<1> i) restrict(amp) { v[i] = n; }); // ERROR
  parallel_for_each(v.extent, [&r, v ](index<1> i) restrict(amp) { v[i] = r; }); // ERROR
  parallel_for_each(v.extent, [ =, &v ](index<1> i) restrict(amp) { v[i] = n; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *p; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *q; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sh; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)ll; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b1 + b2; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = st; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = gl; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)ld; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = arr[i]; }); // ERROR
  parallel_for_each(v.extent, [ v, arr ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [ v, &z = n ](index<1> i) restrict(amp) { v[i] = z; }); // ERROR
  parallel_for_each(v.extent, [ v, z = &n ](index<1> i) restrict(amp) { v[i] = *z; }); // ERROR
  parallel_for_each(v.extent, [ v, z = "abc" ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [ v, parr ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *parr[0]; }); // ERROR
  parallel_for_each(v.extent, [&s, v ](index<1> i) restrict(amp) { v[i] = s.a; }); // ERROR
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        n = 3; // ERROR
        v[i] = n;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        r++; // ERROR
        v[i] = n;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        s.a = 3; // ERROR
        v[i] = 1;
      });
  return 0;
}

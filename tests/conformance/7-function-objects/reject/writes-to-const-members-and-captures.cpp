// A kernel must not modify captured values, its data members or elements of const arrays.
//
// reject: P-7-f, P-7.1-h, R-5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int x;
  void set() restrict(amp) { x = 1; }
};
const array<int, 1> make();
void take(array<int, 1> &a) restrict(amp);
void takev(array_view<int, 1> v) restrict(amp) {}
struct K {
  int n;
  S s;
  array<int, 1> &a;
  const array<int, 1> &c;
  int m[3];
  void operator()(index<1> i) const restrict(amp) {
    n = 1; // ERROR
    s.x = 2; // ERROR
    s.set(); // ERROR
    m[0] = 3; // ERROR
    a[i] = 4;
    c[i] = 5; // ERROR
    takev(c); // ERROR
    takev(a);
  }
};
void f(int n, S s, const array<int, 1> &ca, array_view<int, 1> v, extent<1> e, index<1> k) {
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = n++; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { s.x = 1; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { k[0] = 1; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v = v.section(0, 1); }); // ERROR
  parallel_for_each(e, [&ca](index<1> i) restrict(amp) { take(ca); }); // ERROR
  parallel_for_each(
      e, [&ca](index<1> i) restrict(amp) {
        array<int, 1> &r = ca; // ERROR
        r[i] = 0;
      });
  parallel_for_each(e, [=](const index<1> i) restrict(amp) { i++; }); // ERROR
  parallel_for_each(e.tile<4>(), [=](tiled_index<4> i) restrict(amp) { i.local++; }); // ERROR
  array_view<int, 1> w(make()); // ERROR
  array_view<int, 1> x = array<int, 1>(3);
}
int main() {}

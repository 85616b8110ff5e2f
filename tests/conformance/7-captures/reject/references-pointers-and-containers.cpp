// A kernel must not capture this, pointers, containers or references to scalars, indices or views.
//
// reject: P-7.1-d, P-7.1-e, P-7.1-g, P-7.1-b, R-5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
using namespace concurrency;
struct M {
  array_view<int> v;
  array<int> a;
  int n;
  M() : v(1), a(1), n(0) {}
  void f() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  }
  void g() {
    parallel_for_each(extent<1>(1), [&](index<1> i) restrict(amp) { a[i] = 0; }); // ERROR
  }
  void h() {
    parallel_for_each(extent<1>(1), [this](index<1> i) restrict(amp) { n; }); // ERROR
  }
};
void f(array<int> &a, array_view<int> v, int n, float x, extent<1> e, index<1> k, int *p,
       const char *s, std::string t, std::vector<int> w, char c, short sh, array<int> *pa) {
  parallel_for_each(e, [=](index<1> i) restrict(amp) { a[i] = 0; }); // ERROR
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(e, [ =, &n ](index<1> i) restrict(amp) { v[i] = n; }); // ERROR
  parallel_for_each(e, [ =, &k ](index<1> i) restrict(amp) { v[i] = k[0]; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = c; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = sh; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = w.size(); }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { (*pa)[i] = 0; }); // ERROR
  parallel_for_each(e, [ =, &e ](index<1> i) restrict(amp) { v[i] = e[0]; }); // ERROR
  parallel_for_each(e, [ v, q = &n ](index<1> i) restrict(amp) { v[i] = *q; }); // ERROR
  parallel_for_each(
      e, [ v, z = nullptr ](index<1> i) restrict(amp) { v[i] = z == nullptr; }); // ERROR
}
int main() {}

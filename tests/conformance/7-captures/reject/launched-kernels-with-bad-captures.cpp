// A launched kernel must not capture this, references, pointers or host objects in any capture
// form.
//
// reject: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;
struct C {
  int n;
  void m(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; }); // ERROR
    parallel_for_each(v.extent, [ this, v ](index<1> i) restrict(amp) { v[i] = this->n; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    auto l = [=] { return n; };
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 2;
          (void)l; // ERROR
        });
  }
};
void f(array_view<int, 1> v, array<int, 1> &a, const int &cr, int (&ca)[2], int *p) {
  int x = 1;
  bool b1 = true, b2 = false;
  std::string s;
  std::vector<int> vec;
  accelerator acc;
  extent<1> e(1);
  short sh = 1;
  double d[2] = {};
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(e, [&a](index<1> i) restrict(amp) { a[i] = 1; });
  parallel_for_each(e, [ =, &x ](index<1> i) restrict(amp) { v[i] = x; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { a[i] = 1; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = cr + ca[1] + int(d[1]); });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1 && b2; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = int(s.size()); }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = vec[0]; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { (void)acc; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = sh; }); // ERROR
  parallel_for_each(e, [ =, q = &x ](index<1> i) restrict(amp) { v[i] = *q; }); // ERROR
  parallel_for_each(e, [ =, &r = x ](index<1> i) restrict(amp) { v[i] = r; }); // ERROR
  parallel_for_each(e, [ v, k = 1LL ](index<1> i) restrict(amp) { v[i] = int(k); }); // ERROR
  parallel_for_each(e, [ v, &r2 = a ](index<1> i) restrict(amp) { v[i] = r2[i]; });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [&] { return i[0]; }; // ERROR
        v[i] = in();
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        int k = 0;
        auto in = [=, &k](auto z) { k += z; }; // ERROR
        in(1);
        v[i] = k;
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto n = nullptr;
        auto in = [n] { return n == nullptr; }; // ERROR
        v[i] = in();
      });
  parallel_for_each(e, [ =, f = &host_fn ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  auto inner = [&x] { return x; };
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        v[i] = sizeof(inner); // ERROR
        (void)inner; // ERROR
      });
  auto gen = [&](auto z) restrict(amp) { v[0] = z; }; // ERROR
}

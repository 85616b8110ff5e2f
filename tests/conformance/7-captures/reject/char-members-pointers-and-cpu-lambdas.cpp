// A kernel must not capture classes with char members, C strings, function pointers or cpu lambdas.
//
// reject: P-7.1-b, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Cl {
  char c;
};
struct V {
  virtual void f();
  int a;
};
struct Bf {
  int a : 3;
};
int main() {
  int o[4];
  array_view<int> v(4, o);
  Cl cl{};
  V *vp = nullptr;
  Bf bf{};
  char buf[4] = {};
  int *pa[2] = {};
  const char *str = "x";
  auto fn = [](int a) { return a; };
  (void)vp;
  int (*fp)(int) = fn;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = cl.c; }); // ERROR
  parallel_for_each(v.extent, [ v, bf ](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(v.extent, [ v, buf ](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(v.extent, [ v, pa ](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(v.extent, [ v, str ](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(v.extent, [ v, fp ](index<1> i) restrict(amp) { v[i] = fp(1); }); // ERROR
  parallel_for_each(v.extent, [ v, fn ](index<1> i) restrict(amp) { v[i] = fn(1); }); // ERROR
  parallel_for_each(v.extent, [ v, q = 'c' ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [ v, p = &o[0] ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [ v, n = nullptr ](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
}

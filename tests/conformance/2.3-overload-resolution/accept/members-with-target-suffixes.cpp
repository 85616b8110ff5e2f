// Locals, members and base members named f_amp do not affect calls of overloads named f.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(int) restrict(amp) { return 1; }
int f(double) restrict(cpu) { return 2; }
template <class T> int f(T &&) restrict(cpu) { return 5; }
int a() restrict(amp) {
  int f_amp = 3;
  return f(1) + f_amp;
}
struct S {
  int f_amp;
  int a() const restrict(amp) { return f(1) + f_amp; }
};
struct B {
  int f_amp() const restrict(amp) { return 10; }
};
struct D : B {
  int a() const restrict(amp) { return f(1) + f_amp(); }
};
namespace N {
int f_amp(int) restrict(amp) { return 20; }
int a() restrict(amp) { return f(1) + f_amp(1); }
}
int main() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        S s{3};
        D d;
        r[0] = a();
        r[1] = s.a();
        r[2] = d.a();
        r[3] = N::a();
      });
  return r[0] == 4 && r[1] == 4 && r[2] == 11 && r[3] == 21 && f(1) == 5 && f(1.0) == 2 ? 0 : 1;
}

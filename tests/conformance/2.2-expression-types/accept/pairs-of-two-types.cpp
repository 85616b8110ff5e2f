// Functions, members and templates that differ only in restriction can return different types.
//
// accept: L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
auto g(int) restrict(cpu) { return 3; }
auto g(int) restrict(amp) { return 3.5; }
struct S {
  int f() const restrict(cpu) { return 3; }
  float f() const restrict(amp) { return 3.5f; }
  int operator()(int) const restrict(cpu) { return 7; }
  double operator()(int) const restrict(amp) { return 7.5; }
  static int s() restrict(cpu) { return 9; }
  static double s() restrict(amp) { return 9.5; }
};
template <class T> int t(T) restrict(cpu) { return 5; }
template <class T> double t(T) restrict(amp) { return 5.5; }
struct D : S {
  using S::f;
  double viad() const restrict(amp) {
    return f() / 2 + this->f() / 2 + S::f() + this->S::f() + (*this)(1) + s() + S::s();
  }
  int viad() const restrict(cpu) { return f() / 2 + (*this)(1) + s(); }
};
int main() {
  double out[5] = {};
  array_view<double, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        D s;
        v[0] = g(1) / 2;
        v[1] = s.f() / 2;
        v[2] = s(1) / 2;
        v[3] = t(1) / 2;
        v[4] = s.viad();
      });
  v.synchronize();
  D s;
  if (g(1) / 2 != 1 || s.f() / 2 != 1 || s(1) / 2 != 3 || t(1) / 2 != 2 || s.viad() != 17) return 1;
  return out[0] == 1.75 && out[1] == 1.75 && out[2] == 3.75 && out[3] == 2.75 &&
                 out[4] == 1.75 + 1.75 + 3.5 + 3.5 + 7.5 + 9.5 + 9.5
             ? 0
             : 2;
}

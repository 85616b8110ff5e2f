// A deleted cpu overload does not affect an amp overload of equal parameters.
//
// accept: L-2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
struct NoCpu {
  int v;
  int f() = delete;
  int f() restrict(amp) { return v; }
};
int g(int) = delete;
int g(int a) restrict(amp) { return a + 1; }
struct NoAmp {
  int v;
  int f() { return v; }
  int f() restrict(amp) = delete;
};
template <class T> int h(T) = delete;
template <class T> int h(T a) restrict(amp) { return (int)a * 2; }
struct Cp {
  int v;
  Cp(int a) restrict(cpu, amp) : v(a) {}
  Cp(const Cp &o) restrict(amp) : v(o.v + 1) {}
  Cp(const Cp &) = delete;
};
int main() {
  std::vector<int> o(4);
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        NoCpu n{3};
        v[0] = n.f();
        v[1] = g(1);
        v[2] = h(4);
        Cp c(5);
        Cp d(c);
        v[3] = d.v;
      });
  CHECK(v[0] == 3 && v[1] == 2 && v[2] == 8 && v[3] == 6);
  NoAmp na{4};
  CHECK(na.f() == 4);
  return failures;
}

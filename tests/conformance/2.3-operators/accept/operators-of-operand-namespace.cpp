// Operators of the operand's namespace and the global scope are selected by the caller's
// restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace a {
struct X {
  int v;
};
int operator+(const X &, int) { return 1; }
int operator-(X &, int) restrict(amp) { return 2; }
int operator*(X &, float) { return 5; }
}
int operator+(a::X &, int) restrict(amp) { return 3; }
int operator-(const a::X &, int) { return 4; }
int operator*(const a::X &, float) restrict(amp) { return 6; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        a::X x = {1};
        v[i] = (x + 1) * 100 + (x - 1) * 10 + x * 1.f;
      });
  a::X x = {1};
  return x + 1 == 1 && x - 1 == 4 && x * 1.f == 5 && v[0] == 326 ? 0 : 1;
}

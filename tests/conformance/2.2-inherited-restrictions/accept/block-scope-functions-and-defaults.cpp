// block-scope function declarations can have specifiers and default arguments in amp code.
//
// accept: L-2.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#include <amp.h>
using namespace concurrency;
int f(int) restrict(cpu) { return 1; }
int f(double) restrict(amp);
int h(int x) restrict(amp);
int k(int x) restrict(cpu);
int user() restrict(amp) {
  int f(double);
  int h(int);
  return f(3) + h(1);
}
int user2() restrict(amp) {
  typedef int F(int) restrict(cpu);
  int z(int a, int = 5) restrict(amp);
  return z(1);
}
int f(double) restrict(amp) { return 20; }
int h(int x) restrict(amp) { return x + 300; }
int z(int a, int b) restrict(amp) { return a + b; }
int main() {
  int k(int);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int h(int);
        v[0] = user() + h(5);
        v[1] = user2();
      });
  v.synchronize();
  return out[0] == 321 + 305 && out[1] == 6 && k(1) == 4 && f(3) == 1 ? 0 : 1;
}
int k(int x) restrict(cpu) { return x + 3; }

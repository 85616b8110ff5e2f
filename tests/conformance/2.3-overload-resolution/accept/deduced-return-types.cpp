// A deduced return type is that of the overload which the function's restriction selects.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct I1 {
  int v;
  I1(int x) restrict(cpu, amp) : v(x) {}
};
struct I2 {
  int v;
  I2(int x) restrict(cpu, amp) : v(x + 100) {}
};
I1 f(double) { return 1; }
I2 f(int) restrict(amp) { return 2; }
auto dc(int x) { return f(x); }
auto da(int x) restrict(amp) { return f(x); }
template <class T> auto tc(T x) { return f(x); }
template <class T> auto ta(T x) restrict(amp) { return f(x); }
int main() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = da(1).v;
        r[1] = ta(1).v;
      });
  return r[0] != 102 || r[1] != 102 ? 1 : dc(1).v != 1 || tc(1).v != 1 ? 2 : 0;
}

// Functions can return pointers and references to cpu functions and to cpu member functions.
//
// accept: L-2.1.1-v
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int inc(double d) restrict(cpu) { return int(d) + 1; }
int (*pick(int) restrict(cpu))(double) restrict(cpu) { return inc; }
int (&pickr(int) restrict(cpu))(double) restrict(cpu) { return inc; }
auto pick3(int) restrict(cpu) -> int (*)(double) restrict(cpu) { return &inc; }
struct S {
  int m(int) &restrict(cpu) noexcept { return 4; }
  static int s(int) restrict(cpu) { return 5; }
};
int (S::*pickm() restrict(cpu))(int) &restrict(cpu) noexcept { return &S::m; }
template <int (*P)(double) restrict(cpu)> int via(double d) restrict(cpu) { return P(d); }
int use(int f(double) restrict(cpu), int (*g[2])(double) restrict(cpu)) { return f(1) + g[1](2); }
int both(double d) restrict(cpu, amp) { return int(d) + 2; }
int main() {
  int (*arr[2])(double) restrict(cpu) = {inc, both};
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1); });
  v.synchronize();
  S s;
  return pick(0)(1) == 2 && pickr(0)(2) == 3 && pick3(0)(3) == 4 && (s.*pickm())(0) == 4 &&
                 via<inc>(4) == 5 && use(inc, arr) == 6 &&
                 sizeof((int (*)(double) restrict(cpu)) nullptr) == sizeof(void *) && out == 3
             ? 0
             : 1;
}

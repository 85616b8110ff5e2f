// A cpu overload may recurse through a cpu,amp function if the amp overload does not.
//
// accept: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int p(int) restrict(cpu);
int p(int x) restrict(amp) { return x + 100; }
int both(int x) restrict(cpu, amp) { return p(x); }
int p(int x) restrict(cpu) { return x > 0 ? both(x - 1) + 1 : 0; }
struct S {
  int d = 0;
  int f(int n) const restrict(cpu) { return n ? f(n - 1) + 1 : 0; }
  int f(int n) const restrict(amp) { return n; }
};
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(3) + S().f(5); });
  v.synchronize();
  return both(3) == 3 && S().f(5) == 5 && out == 108 ? 0 : 1;
}

// A restricted function type declares functions with its restrictions, even with a name in
// parentheses.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int kernel_function(int) restrict(amp);
typedef int both_function(int) restrict(cpu, amp);
kernel_function(f);
both_function((g)), h;
struct s {
  kernel_function(m);
  both_function(n);
  static kernel_function(t);
};
int f(int x) restrict(amp) { return x + 1; }
int g(int x) restrict(cpu, amp) { return x + 2; }
int h(int x) restrict(cpu, amp) { return x + 3; }
int s::m(int x) restrict(amp) { return x + 4; }
int s::n(int x) restrict(cpu, amp) { return x + 5; }
int s::t(int x) restrict(amp) { return x + 6; }
int main() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        s o;
        int results[] = {f(0), g(0), h(0), o.m(0), o.n(0), s::t(0)};
        v[i] = results[i[0]];
      });
  for (int i = 0; i < 6; ++i)
    if (v[i] != i + 1) return 1 + i;
  return g(0) == 2 && s().n(0) == 5 ? 0 : 10;
}

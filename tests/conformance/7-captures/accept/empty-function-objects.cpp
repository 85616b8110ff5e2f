// A kernel may capture two objects of empty classes.
//
// accept: L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct add1 {
  int operator()(int x) const restrict(cpu, amp) { return x + 1; }
};
struct mul {
  int operator()(int x) const restrict(cpu, amp) { return x * 10; }
};
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  add1 f;
  mul g;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(f(2)); });
  return v[0] == 30 ? 0 : 1;
}

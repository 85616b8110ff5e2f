// An amp call prefers an amp template to a variadic cpu,amp template, which the host calls.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
template <class X> int f(X) restrict(amp) { return 1; }
template <class... X> int f(const X &...) restrict(cpu, amp) { return 2; }
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = f(1); });
  return r[0] == 1 && f(1) == 2 ? 0 : 1;
}

// A qualified amp call prefers a namespace's amp template to its variadic cpu,amp template.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace N {
template <class X> int f(X) restrict(amp) { return 1; }
template <class... X> int f(const X &...) restrict(cpu, amp) { return 2; }
}
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = N::f(1); });
  return r[0] == 1 && N::f(1) == 2 ? 0 : 1;
}

// Calls in fold expressions and constexpr if of a template select by the restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class... T> int sc(T... t) { return (f(t) + ... + 0); }
template <class... T> int sa(T... t) restrict(amp) { return (f(t) + ... + 0); }
template <class... T> int sb(T... t) restrict(cpu, amp) {
  if constexpr (sizeof...(T) > 1) return (f(t) + ...);
  else return 100;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = sa(1, 2, 3);
        r[1] = sb(1, 2);
      });
  return r[0] == 6 && r[1] == 4 && sc(1, 2, 3) == 3 && sb(1, 2) == 2 && sb(1) == 100 ? 0 : 1;
}

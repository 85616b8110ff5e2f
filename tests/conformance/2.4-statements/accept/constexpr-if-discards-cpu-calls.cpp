// Amp code may call a cpu function or throw in a discarded branch of a constexpr if.
//
// accept: L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cmath>
using namespace concurrency;
int host_only(int x) { return x + 1; }
template <bool B, class T> T f(T t) restrict(amp) {
  if constexpr (B) return host_only(t);
  else return t + 2;
}
template <class T> T g(T t) restrict(cpu, amp) {
  if constexpr (sizeof(T) < 4) {
    throw t;
  } else if constexpr (sizeof(T) == 8) {
    return t * 2;
  } else return t;
}
int main() {
  double out[2] = {};
  array_view<double, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f<false>(1);
        v[1] = g(1.5) + g(1);
      });
  v.synchronize();
  return out[0] == 3 && out[1] == 4 && g(2) == 2 ? 0 : 1;
}

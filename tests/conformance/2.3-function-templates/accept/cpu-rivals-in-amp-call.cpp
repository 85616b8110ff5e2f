// An amp call of a cpu,amp template ignores cpu templates that match equally well.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct T {
  int a;
};
template <class X> int f(X &) restrict(cpu, amp) { return 1; }
template <class X> int f(const X &) { return 3; }
template <class X> int f(X, int = 1) { return 2; }
int a() restrict(amp) {
  T t{};
  return f(t);
}
int main() {
  int o[1];
  array_view<int> r(1, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] == 1 ? 0 : 1;
}

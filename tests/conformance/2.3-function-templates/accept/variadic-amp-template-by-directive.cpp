// A cpu,amp call selects a variadic amp template and a cpu template inside and outside their
// namespace.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace M {
template <class... X> int g(const X &...) restrict(amp) { return 1; }
template <class X> int g(X, int = 1) { return 2; }
int k() restrict(cpu, amp) { return g(1); }
}
using namespace M;
int m() restrict(cpu, amp) { return g(1); }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = k();
        r[1] = m();
      });
  return r[0] == 1 && r[1] == 1 && k() == 2 && m() == 2 ? 0 : 1;
}

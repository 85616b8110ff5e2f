// A template selects a global amp function in amp code and its argument's namespace in cpu code.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace M {
struct V {
  int a;
};
template <class X> int f(X &) restrict(cpu, amp) { return 1; }
}
int f(M::V) restrict(amp) { return 2; }
template <class T> int ta(T x) restrict(amp) { return f(x); }
template <class T> int tc(T x) { return f(x); }
template <class T> int tb(T x) restrict(cpu, amp) { return f(x); }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        M::V v{};
        r[0] = ta(v);
        r[1] = tb(v);
      });
  M::V v{};
  return r[0] == 2 && r[1] == 2 && tc(v) == 1 && tb(v) == 1 ? 0 : 1;
}

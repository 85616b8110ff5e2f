// A generic lambda calls a global cpu function in cpu code and its argument's namespace in amp
// code.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace M {
struct V {
  int a;
};
template <class X> int f(X &) restrict(cpu, amp) { return 1; }
}
int f(M::V) { return 2; }
int a() restrict(amp) {
  M::V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int c() {
  M::V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = a(); });
  return r[0] == 1 && c() == 2 ? 0 : 1;
}

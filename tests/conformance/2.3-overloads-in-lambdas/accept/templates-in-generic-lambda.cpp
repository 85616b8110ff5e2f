// A generic lambda selects between an lvalue cpu template and a forwarding amp template by
// restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
  int a;
};
template <class X> int f(X &) { return 1; }
template <class X> int f(X &&) restrict(amp) { return 2; }
int a() restrict(amp) {
  V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int c() {
  V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = a(); });
  return r[0] == 2 && c() == 1 ? 0 : 1;
}

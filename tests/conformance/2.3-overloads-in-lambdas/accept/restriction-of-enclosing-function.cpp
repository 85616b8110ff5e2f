// A dependent call in a generic lambda selects by the restriction of the enclosing function.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int a() restrict(amp) {
  auto l = [](auto x) { return f(x); };
  return l(1);
}
int c() {
  auto l = [](auto x) { return f(x); };
  return l(1.0);
}
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](auto i) restrict(amp) { r[i] = a(); });
  return r[0] == 2 && c() == 1 ? 0 : 1;
}

// Generic lambdas at namespace scope select functions by their own restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
auto la = [](auto x) restrict(amp) { return f(x); };
auto lc = [](auto x) { return f(x); };
struct S {
  template <class T> int operator()(T x) const restrict(amp) { return f(x); }
};
int main() {
  int o[2];
  array_view<int> r(2, o);
  S s;
  auto lb = [](auto x) restrict(amp) { return f(x); };
  parallel_for_each(
      extent<1>(1), [=](auto i) restrict(amp) {
        r[0] = lb(1);
        r[1] = s(1);
      });
  return r[0] == 2 && r[1] == 2 && lc(1.0) == 1 ? 0 : 1;
}

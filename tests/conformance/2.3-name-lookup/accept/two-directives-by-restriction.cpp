// Functions of two used namespaces are selected by restriction before their parameters.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace m1 {
int f(int) { return 1; }
int g(int) restrict(amp) { return 3; }
}
namespace m2 {
int f(int) restrict(amp) { return 2; }
int g(long) { return 4; }
}
using namespace m1;
using namespace m2;
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1) * 10 + g(1); });
  return f(1) == 1 && g(1) == 4 && v[0] == 23 ? 0 : 1;
}

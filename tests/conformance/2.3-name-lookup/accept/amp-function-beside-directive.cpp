// An amp call selects a global amp function although a used namespace has a better cpu function.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace a {
int g(int) { return 1; }
}
using namespace a;
int g(double) restrict(amp) { return 2; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(1); });
  return v[0] == 2 ? 0 : 1;
}

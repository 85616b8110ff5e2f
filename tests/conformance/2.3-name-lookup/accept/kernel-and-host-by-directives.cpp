// A kernel and the host each select their own function of two namespaces with using directives.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace host {
int f(int x) restrict(cpu) { return x + 1; }
}
namespace dev {
int f(int x) restrict(amp) { return x + 2; }
}
using namespace host;
using namespace dev;
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  return v[0] == 3 && f(1) == 2 ? 0 : 1;
}

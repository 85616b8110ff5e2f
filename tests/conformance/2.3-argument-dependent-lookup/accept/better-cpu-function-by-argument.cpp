// An amp call ignores a better cpu function that argument-dependent lookup finds.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace a {
struct X {
  int v;
};
int f(X &) { return 1; }
}
int f(const a::X &) restrict(amp) { return 2; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        a::X x = {1};
        v[i] = f(x);
      });
  return v[0] == 2 ? 0 : 1;
}

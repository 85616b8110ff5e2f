// A call with arguments of two namespaces selects the function of its restriction from either.
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
}
namespace b {
struct Y {
  int v;
};
int f(a::X, const Y &) { return 1; }
}
namespace a {
int f(X, b::Y &) restrict(amp) { return 2; }
}
int main() {
  a::X x = {1};
  b::Y y = {2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        b::Y z = y;
        v[i] = f(x, z);
      });
  return f(x, y) == 1 && v[0] == 2 ? 0 : 1;
}

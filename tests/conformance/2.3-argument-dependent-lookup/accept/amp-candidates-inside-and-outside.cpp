// An amp function ignores cpu functions of the argument's namespace and of the global scope.
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
int g(X &) restrict(amp) { return 3; }
int h(X) { return 5; }
}
int f(const a::X &) restrict(amp) { return 2; }
int g(const a::X &) restrict(cpu) { return 4; }
template <class T> int h(T) restrict(amp) { return 6; }
int k(a::X &x) restrict(amp) { return f(x) * 100 + g(x) * 10 + h(x); }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        a::X x = {1};
        v[i] = k(x);
      });
  return v[0] == 236 ? 0 : 1;
}

// Amp code calls an amp template through using declarations and directives of other namespaces.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
template <class T> int f(T x) restrict(amp) { return (int)x + 2; }
}
namespace one {
using lib::f;
}
namespace two {
using namespace lib;
}
int k(int x) restrict(amp) { return one::f(x) * 10 + two::f(x); }
struct S {
  int g() restrict(amp) {
    using one::f;
    return f(5);
  }
};
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S s;
        v[i] = k(1) * 10 + s.g();
      });
  return v[0] == 337 && one::f(1) == 2 && two::f(2) == 3 ? 0 : 1;
}

// Functions of a host and a device namespace with using directives are selected by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace host {
inline int step(int &x) { return 1; }
inline int scale(float x) { return 5; }
template <class T> int any(T) { return 7; }
}
namespace dev {
inline int step(const int &x) restrict(amp) { return 2; }
inline int scale(int x) restrict(amp) { return 6; }
inline int any(int) restrict(amp) { return 8; }
}
using namespace host;
using namespace dev;
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = 1;
        v[i] = step(x) * 100 + scale(1.f) * 10 + any(1);
      });
  int x = 1;
  return v[0] == 268 && step(x) == 1 && scale(1) == 5 && any(1) == 7 ? 0 : 1;
}

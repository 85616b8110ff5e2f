// Pragmas that C++ AMP does not define have effect in the host code and in kernels.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma pack(push, 4)
#include <amp.h>
#pragma pack(pop)
#include <vector>
#pragma GCC visibility push(default)
using namespace concurrency;
#pragma pack(push, 1)
struct packed { int a; int b; };
#pragma pack(pop)
#pragma GCC optimize("O2")
int plain(int x) { return x; }
_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic pop")
int main() {
  std::vector<int> r(4);
  array_view<int> v(4, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    for (int k = 0; k < 2; ++k) {
      _Pragma("GCC ivdep")
      for (int m = 0; m < 1; ++m) v[i] += k;
    }
  });
#pragma weak plain
#pragma GCC visibility pop
  v.synchronize();
  return r[3] != 1 || plain(0);
}

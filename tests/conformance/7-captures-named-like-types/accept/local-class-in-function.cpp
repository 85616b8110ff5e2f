// A capture has the name of the function's local class that is its type.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int go(int k) {
  struct cell {
    int v;
  };
  int out[1] = {};
  array_view<int, 1> av(1, out);
  cell cell = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = cell.v; });
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 3 ? 0 : 1; }

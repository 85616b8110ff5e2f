// A capture in an inner block has the name of a local typedef for float.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int go(int k) {
  typedef float real;
  int out[1] = {};
  array_view<int, 1> av(1, out);
  {
    real real = k * 1.5f;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = int(real); });
  }
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 4 ? 0 : 1; }

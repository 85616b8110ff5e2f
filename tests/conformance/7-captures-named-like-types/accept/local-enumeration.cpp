// A capture has the name of the local enumeration that is its type.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int go(int k) {
  enum mode { off, on };
  int out[1] = {};
  array_view<int, 1> av(1, out);
  mode mode = k ? on : off;
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = mode == on ? 7 : 8; });
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 7 ? 0 : 1; }

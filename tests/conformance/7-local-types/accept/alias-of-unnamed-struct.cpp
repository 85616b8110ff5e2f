// A kernel may use a local alias that defines an unnamed struct.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  using pair = struct {
    int a, b;
  };
  const int N = 4;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        pair p;
        p.a = v[i];
        p.b = N;
        v[i] = p.a * p.b;
      });
  return v[1] == 8 ? 0 : 1;
}

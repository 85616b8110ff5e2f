// A kernel uses a class by its elaborated name if a global variable has the same name.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct params {
  int a;
};
struct params params = {4};
int go() {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  struct params p = params;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        struct params q = p;
        av[i] = q.a;
      });
  av.synchronize();
  return out[0];
}
int main() { return go() == 4 ? 0 : 1; }

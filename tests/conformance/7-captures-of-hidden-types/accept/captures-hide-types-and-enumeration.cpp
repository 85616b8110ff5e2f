// Captures keep typedefs, classes and enumerations whose names other captures have.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef float value;
struct node {
  int v;
};
namespace n {
typedef double value;
enum mode { a, b };
}
int go(int k) {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  ::value v = 1.5f;
  n::value d = 2.5;
  ::node nd = {k};
  int value = 1, node = 2;
  n::mode mode = n::b;
  n::mode m2 = n::b;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        av[i] = int(v * 2 + d * 2) + nd.v + value + node + mode + m2;
      });
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 8 + 3 + 3 + 2 ? 0 : 1; }

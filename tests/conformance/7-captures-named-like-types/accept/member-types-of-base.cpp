// Captures have the names of a typedef and a class of a base class specialization.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct base {
  typedef T real;
  struct node {
    T z;
  };
};
struct user : base<float> {
  float go(float k) {
    float out[1] = {};
    array_view<float, 1> av(1, out);
    real real = k;
    node node = {2.f};
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real + node.z; });
    av.synchronize();
    return out[0];
  }
};
int main() {
  user w;
  return w.go(.5f) == 2.5f ? 0 : 1;
}

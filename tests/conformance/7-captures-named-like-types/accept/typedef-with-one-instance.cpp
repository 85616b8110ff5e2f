// A capture has the name of a typedef of a class template with one instance.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  typedef T real;
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    real real = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
int main() {
  user<float> w;
  return w.go(.5f) == .5f ? 0 : 1;
}

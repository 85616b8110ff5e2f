// A kernel in a class template may use a const int that a data member initializes.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <typename T> struct S {
  int n;
  void f(concurrency::array_view<T> v) {
    const int k = n;
    concurrency::parallel_for_each(
        v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = k; });
  }
};
int main() {
  int d[1];
  concurrency::array_view<int> v(1, d);
  S<int> s = {4};
  s.f(v);
  return v[0] - 4;
}

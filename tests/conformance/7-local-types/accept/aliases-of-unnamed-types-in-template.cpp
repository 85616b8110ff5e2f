// A kernel in a function template may use a local alias of an unnamed struct or enumeration.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> void f(array_view<T> v) {
  using e = enum { A = 2, B };
  using s = struct q {
    T a;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        s x;
        x.a = B;
        e y = A;
        v[i] += x.a + y;
      });
}
struct M {
  void f(array_view<int> v) {
    using s = struct {
      int a;
    };
    s x = {4};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          s y = x;
          v[i] += y.a;
        });
  }
};
int main() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  f(v);
  M().f(v);
  return v[1] == 11 ? 0 : 1;
}

// A kernel may use const locals initialized by members, array elements, statics and typedef
// members.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> struct S {
  int n;
  bool b;
  unsigned u;
  T t;
  int a[2];
  struct {
    int x;
  } in;
  S *next;
  typedef int I;
  I i2;
  static int sn;
  T tn[2];
  void f(array_view<int> v) const {
    const int k = n;
    const bool c = b;
    const unsigned w = u;
    const T z = t;
    const int q = a[1];
    const int y = in.x;
    const int x = next->n;
    const I ii = i2;
    const int s = sn;
    const int tt = tn[1];
    const int me = this->n;
    const int sum = n + u;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = k + c + w + z + q + y + x + ii + s + tt + me + sum;
        });
  }
};
template <typename T> int S<T>::sn = 3;
int main() {
  int d[1];
  array_view<int> v(1, d);
  S<int> s = {4, true, 5, 6, {7, 8}, {9}, 0, 10, {1, 2}};
  s.next = &s;
  s.f(v);
  return v[0] - (4 + 1 + 5 + 6 + 8 + 9 + 4 + 10 + 3 + 2 + 4 + 9);
}

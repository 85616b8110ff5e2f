// A kernel may capture a local reference to an array member by reference and other variables by
// copy.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> class Buf {
  array<T> a;
  int n;

public:
  Buf(int k) : a(k), n(k) {}
  T f() {
    const int k = n;
    array<T> &b = a;
    parallel_for_each(b.extent, [ =, &b ](index<1> i) restrict(amp) { b[i] = T(k - i[0]); });
    return a[0];
  }
};
int main() {
  Buf<float> b(5);
  return b.f() == 5 ? 0 : 1;
}

// Templates that differ only in restriction can name their template parameters differently.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
template <class T, class U> int f(T a, U b) restrict(cpu) {
  T c = a;
  U d = b;
  return sizeof(c) * 10 + sizeof(d);
}
template <class U, class T> int f(U b, T a) restrict(amp) {
  U c = b;
  T d = a;
  return sizeof(c) * 1000 + sizeof(d) * 100 + int(b);
}
template <class T = int> int g() restrict(cpu) { return sizeof(T); }
template <class X = int> int g() restrict(amp) { return sizeof(X) * 10; }
template <class R, class A> R conv(A a) restrict(cpu) { return R(a); }
template <class A, class R> A conv(R a) restrict(amp) { return A(a) + 1; }
template <int N, class T> int n(T (&a)[N]) restrict(cpu) { return N; }
template <int M, class Q> int n(Q (&N)[M]) restrict(amp) { return M * 10 + int(N[0]); }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int a[3] = {7};
        v[0] = f(1.0, 2);
        v[1] = g();
        v[2] = conv<int>(2.5f);
        v[3] = n(a);
      });
  v.synchronize();
  int a[3];
  if (f(1.0, 2) != 84 || g() != 4 || conv<int>(2.5f) != 2 || n(a) != 3) return 1;
  return out[0] == 8401 && out[1] == 40 && out[2] == 3 && out[3] == 37 ? 0 : 2;
}

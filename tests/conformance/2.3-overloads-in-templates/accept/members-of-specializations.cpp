// Member overloads of class templates and their specializations are selected by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
template <class T> struct K {
  int f(double) const { return 1; }
  int f(int) const restrict(amp) { return 2; }
  static int s(T, double) { return 3; }
  static int s(T, T) restrict(amp) { return 4; }
};
template <class T> struct K<T *> {
  int f(int) const { return 5; }
  int f(float) const restrict(amp) { return 6; }
  template <class U> int t(U) const { return 7; }
  template <class U> int t(const U &, int = 0) const restrict(amp) { return 8; }
};
template <> struct K<float> {
  int f(int) const restrict(cpu, amp) { return 9; }
};
#define R                                                                                          \
  return K<int>().f(1) * 10000 + K<int>::s(1, 1) * 1000 + K<int *>().f(1) * 100 +                  \
         K<int *>().t(1) * 10 + K<float>().f(1);
int c() { R }
int a() restrict(amp) { R }
int b() restrict(cpu, amp) { R }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] == 24689 && r[1] == 24689 && c() == 13579 && b() == 13579 ? 0 : 1;
}

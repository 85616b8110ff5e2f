// Members of a class template and its base are selected by target in dependent calls.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct C {
  int f(T) const restrict(cpu, amp) { return 1; }
  int f(T *) const restrict(cpu) { return 2; }
  static int g(double) restrict(cpu, amp) { return 1; }
  static int g(T) restrict(amp) { return 2; }
  int use(T t) const restrict(cpu, amp) { return g(t) * 10 + f(t); }
};
template <class T> struct D : C<T> {
  int via(T t) const restrict(cpu, amp) { return this->g(t) * 10 + C<T>::f(t); }
};
int main() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = C<int>().use(1);
        v[1] = D<float>().via(1);
      });
  v.synchronize();
  if (C<int>().use(1) != 11 || D<float>().via(1) != 11) return 1;
  return out[0] == 21 && out[1] == 21 ? 0 : 2;
}

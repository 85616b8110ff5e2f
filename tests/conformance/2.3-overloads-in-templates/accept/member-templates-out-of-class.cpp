// Member templates of a class template can be defined outside it, one definition per restriction.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct A {
  T t;
  template <class U> U conv(U u) const restrict(amp, cpu);
  template <class U> U conv2(U u) const restrict(amp);
  template <class U> U conv2(U u) const restrict(cpu);
  template <int N> struct In {
    int get(const A &a) const restrict(cpu, amp);
  };
  static T zero() restrict(cpu, amp);
};
template <class T> template <class U> U A<T>::conv(U u) const restrict(cpu) restrict(amp) {
  return U(t) + u;
}
template <class T> template <class U> U A<T>::conv2(U u) const restrict(amp) {
  return U(t) + u + 1;
}
template <class T> template <class U> U A<T>::conv2(U u) const restrict(cpu) {
  return U(t) + u + 2;
}
template <class T> template <int N> int A<T>::In<N>::get(const A &a) const restrict(amp, cpu) {
  return int(a.t) * N;
}
template <class T> T A<T>::zero() restrict(amp, cpu) { return T(); }
template <> template <> int A<float>::conv<int>(int u) const restrict(cpu, amp) { return -u; }
int main() {
  double out[5] = {};
  array_view<double, 1> v(5, out);
  A<float> a{1.5f};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a.conv(0.25);
        v[1] = a.conv2(1.0);
        v[2] = A<float>::In<4>().get(a);
        v[3] = a.conv(3);
        v[4] = A<double>::zero() + 7;
      });
  v.synchronize();
  if (out[0] != 1.75 || out[1] != 3.5 || out[2] != 4 || out[3] != -3 || out[4] != 7) return 1;
  return a.conv2(1.0) == 4.5 && a.conv(3) == -3 ? 0 : 2;
}

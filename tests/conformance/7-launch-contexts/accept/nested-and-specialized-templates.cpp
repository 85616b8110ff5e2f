// Kernels in nested class templates and their specializations use the types of each instance.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename T> struct Out {
  typedef T real;
  template <typename U> struct In {
    typedef U real;
    template <typename W> int f(W w) {
      typedef W mine;
      array_view<int, 1> v(4);
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            real a = real(2.5f);
            typename Out::real b = T(3.5f);
            mine c = w;
            v[0] = int(a * 2);
            v[1] = int(b * 2);
            v[2] = int(c * 2);
          });
      return v[0] * 10000 + v[1] * 100 + v[2];
    }
    template <typename W> int g(W w);
  };
};
template <typename A> template <typename B> template <typename C> int Out<A>::In<B>::g(C w) {
  typedef C mine;
  real loc = real(1.5f);
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real a = real(2.5f);
        typename Out<A>::real b = A(3.5f);
        mine c = w;
        v[0] = int(a * 2) + int(loc * 2);
        v[1] = int(b * 2);
        v[2] = int(c * 2);
      });
  return v[0] * 10000 + v[1] * 100 + v[2];
}
template <> template <> template <> int Out<int>::In<double>::g(float w) {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real a = real(2.5f);
        Out<int>::real b = Out<int>::real(3.5f);
        v[0] = int(a * 2);
        v[1] = int(b * 2);
        v[2] = int(w * 2) + 50;
      });
  return v[0] * 10000 + v[1] * 100 + v[2];
}
template <typename T> struct Sp {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    return v[0];
  }
};
template <> struct Sp<int> {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
    return v[0];
  }
};
template <typename T> struct Sp<T *> {
  int f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3 + sizeof(T); });
    return v[0];
  }
  int g();
};
template <typename Q> int Sp<Q *>::g() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q q = Q(1.5f);
        v[i] = int(q * 2);
      });
  return v[0];
}
template <> int Sp<char>::f() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 4; });
  return v[0];
}
template <> int Sp<float *>::g() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 44; });
  return v[0];
}
template <typename T> int fs(T) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; });
  return v[0];
}
template <> int fs(float) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
  return v[0];
}
template <typename T> int fs(T *) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 7; });
  return v[0];
}
template int fs<long>(long);
template struct Sp<long>;
int main() {
  CHECK((Out<int>::In<float>().f(4.5) == 50609));
  CHECK((Out<float>::In<int>().g(4.5) == 60709));
  CHECK((Out<int>::In<double>().g(4.5f) == 50659));
  CHECK((Out<int>::In<double>().g(4) == 80608));
  CHECK(Sp<float>().f() == 1);
  CHECK(Sp<int>().f() == 2);
  CHECK(Sp<double *>().f() == 11);
  CHECK(Sp<char>().f() == 4);
  CHECK(Sp<double *>().g() == 3);
  CHECK(Sp<float *>().g() == 44);
  int x;
  CHECK(fs(1) == 5);
  CHECK(fs(1.f) == 6);
  CHECK(fs(&x) == 7);
  CHECK(fs(1l) == 5);
  return failures;
}

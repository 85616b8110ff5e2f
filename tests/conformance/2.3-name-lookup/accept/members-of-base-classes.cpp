// A kernel uses types, constants and static functions of private and dependent base classes by
// name.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct B {
  typedef float real;
  enum { be = 3 };
  static const int bc = 4;
  struct I {
    int z = 5;
  };
  static int bf(int x) restrict(cpu, amp) { return x + 6; }
};
namespace n {
struct B2 {
  typedef double real2;
  enum class e : int { x = 7 };
};
int outer(int) restrict(cpu, amp);
}
struct D : private B, protected n::B2 {
  int f();
  int g() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = 1.5f;
          I k;
          real2 w = 2;
          v[i] = int(q * 2) + be * 10 + bc * 100 + k.z * 1000 + bf(1) * 10000 + int(e::x) * 100000 +
                 int(w) * 1000000;
        });
    return v[0];
  }
};
int D::f() {
  real q0 = 1.5f;
  I k0;
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real q = q0;
        I k = k0;
        real2 w = 2;
        v[i] = int(q * 2) + be * 10 + bc * 100 + k.z * 1000 + bf(1) * 10000 + int(e::x) * 100000 +
               int(w) * 1000000;
      });
  return v[0];
}
template <typename T> struct TB {
  typedef T real;
  enum { be = sizeof(T) };
  static const int bc = 4;
  template <typename U> struct I {
    U z = U(5.5f);
  };
  static T bf(T x) restrict(cpu, amp) { return x + T(6.5f); }
};
template <typename T> struct TD : TB<T> {
  using typename TB<T>::real;
  using TB<T>::bc;
  int f();
  int g() {
    array_view<int, 1> v(8);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = real(1.5f);
          typename TB<T>::template I<real> k;
          v[i] = int(q * 2) + TD::be * 10 + bc * 100 + int(k.z * 2) * 1000 +
                 int(TD::bf(T(1)) * 2) * 100000;
        });
    return v[0];
  }
};
template <typename T> int TD<T>::f() {
  real q0 = real(1.5f);
  typename TB<T>::template I<T> k0;
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real q = q0;
        auto k = k0;
        v[i] = int(q * 2) + TB<T>::be * 10 + bc * 100 + int(k.z * 2) * 1000 +
               int(TD<T>::bf(T(1)) * 2) * 100000;
      });
  return v[0];
}
int main() {
  CHECK(D().f() == 3 + 30 + 400 + 5000 + 70000 + 700000 + 2000000);
  CHECK(D().g() == 3 + 30 + 400 + 5000 + 70000 + 700000 + 2000000);
  CHECK(TD<float>().f() == 3 + 40 + 400 + 11000 + 1500000);
  CHECK(TD<float>().g() == 3 + 40 + 400 + 11000 + 1500000);
  CHECK(TD<double>().g() == 3 + 80 + 400 + 11000 + 1500000);
  CHECK(TD<int>().f() == 2 + 40 + 400 + 10000 + 1400000);
  return failures;
}

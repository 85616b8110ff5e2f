// A captured object keeps its class if a type parameter for a convertible class hides the class
// name.
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
struct T {
  int z = 1;
  T() {}
  T(const T &) = default;
  template <typename U> T(const U &u) restrict(cpu, amp) : z(100) {}
};
T mk() { return T(); }
struct Q {
  int z = 9;
  Q() {}
  Q(const Q &) = default;
  template <typename U> Q(const U &u) restrict(cpu, amp) : z(900) {}
};
template <typename T> int f(T t) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
template <typename T> struct C {
  int g() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int h();
};
template <typename T> int C<T>::h() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
int main() {
  CHECK(f(Q()) == 1 && C<Q>().g() == 1 && C<Q>().h() == 1);
  return failures;
}

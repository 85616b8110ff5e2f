// A kernel captures an auto variable of a global class whose name a base's member class hides.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

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
struct B {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U> T(const U &u) restrict(cpu, amp) : z(200) {}
  };
};
struct S : B {
  int f();
  int g() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
};
int S::f() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
int main() {
  CHECK(S().f() == 1 && S().g() == 1);
  return failures;
}

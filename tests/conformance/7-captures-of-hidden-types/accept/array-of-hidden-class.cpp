// A kernel captures a C array whose element class has a name that a member class hides.
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
struct S {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U> T(const U &u) restrict(cpu, amp) : z(200) {}
  };
  int f() {
    decltype(mk()) a[2];
    array_view<int, 1> v(2);
    array_view<decltype(mk()), 1> w(2, a);
    const auto &r = a[1];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0].z + r.z + w[i].z; });
    return v[0];
  }
};
int main() {
  CHECK(S().f() == 3);
  return failures;
}

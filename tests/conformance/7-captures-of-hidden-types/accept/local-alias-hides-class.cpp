// A captured object keeps its class if a local alias of a convertible class hides the class name.
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
namespace n {
typedef T X;
}
struct Conv {
  int z = 7;
  Conv() {}
  Conv(const Conv &) = default;
  template <typename U> Conv(const U &) restrict(cpu, amp) : z(700) {}
};
int f() {
  auto a = mk();
  using T = Conv;
  T b;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c = b;
        v[i] = a.z + c.z * 1000;
      });
  return v[0];
}
int main() {
  CHECK(f() == 7001);
  return failures;
}

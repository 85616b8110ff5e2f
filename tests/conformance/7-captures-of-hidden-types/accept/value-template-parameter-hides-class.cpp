// A captured object keeps its class if a non-type template parameter hides the class name.
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
template <int T> int f() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
int main() {
  CHECK(f<2>() == 1);
  return failures;
}

// A captured object keeps its global class if a local class of that name is declared after the
// object.
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
int f() {
  auto a = mk();
  struct T {
    int z = 4;
  };
  T b;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T c;
        v[i] = a.z + b.z * 1000 + c.z * 10000;
      });
  return v[0];
}
int main() {
  CHECK(f() == 44001);
  return failures;
}

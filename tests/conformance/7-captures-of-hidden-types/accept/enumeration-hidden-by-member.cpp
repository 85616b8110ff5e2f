// A kernel captures an auto variable of a global enumeration whose name a member hides.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
enum E { e0 = 5 };
E mk() { return e0; }
struct S {
  enum E { e0 = 6 };
  int f() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + e0 * 10; });
    return v[0];
  }
};
int main() {
  CHECK(S().f() == 65);
  return failures;
}

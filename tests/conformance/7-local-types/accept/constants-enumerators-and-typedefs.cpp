// A local class keeps the outer constant, enumerator and typedef that an inner block redeclares.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> v(2);
  const int k = 2;
  enum { e = 4 };
  typedef int num;
  struct L {
    num a;
    num get() const restrict(cpu, amp) { return a + k + e; }
    int b = k;
  };
  L l{5};
  {
    const int k = 3;
    enum { e = 40 };
    typedef float num;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          num q = 1.5f;
          v[i] = l.get() + l.b * 100 + k * 1000 + e * 10000 + int(q * 2) * 1000000;
        });
  }
  CHECK(v[0] == 11 + 200 + 3000 + 400000 + 3000000);
  return failures;
}

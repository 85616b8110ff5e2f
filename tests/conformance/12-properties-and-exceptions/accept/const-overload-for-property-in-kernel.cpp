// In a kernel, the extent of a captured array selects the const-reference overload.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int g(extent<1> &e) restrict(cpu, amp) {
  e[0] = 1;
  return 1;
}
int g(const extent<1> &) restrict(cpu, amp) { return 2; }
int main() {
  array<int, 1> a(4);
  array_view<int, 1> r(2);
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
        r[0] = g(a.extent);
        r[1] = a.extent[0];
      });
  CHECK(r[0] == 2);
  CHECK(r[1] == 4);
  CHECK(g(a.extent) == 2);
  CHECK(a.extent[0] == 4);
  return failures;
}

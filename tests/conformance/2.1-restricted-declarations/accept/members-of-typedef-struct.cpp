// An unnamed class with a typedef name can have cpu,amp member functions.
//
// accept: L-2.1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
typedef struct {
  int k;
  int f(int a) const restrict(cpu, amp) { return a * k; }
} Un;
int main() {
  int o[1];
  array_view<int> v(1, o);
  Un u = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = u.f(2); });
  CHECK(v[0] == 6 && u.f(1) == 3);
  return failures;
}

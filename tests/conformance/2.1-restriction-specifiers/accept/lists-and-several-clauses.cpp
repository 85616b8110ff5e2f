// One list and several restriction specifiers, in any order, give the same restrictions.
//
// accept: L-2.1-a, L-2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int listed(int x) restrict(cpu, amp);
int separate(int x) restrict(amp) restrict(cpu);

int listed(int x) restrict(amp, cpu) { return x + 1; }
int separate(int x) restrict(cpu) restrict(amp) { return x + 2; }

int main() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] ? separate(10) : listed(10); });
  check("listed, kernel", v[0], 11);
  check("separate, kernel", v[1], 12);
  check("listed, host", listed(20), 21);
  check("separate, host", separate(20), 22);
  return failures;
}

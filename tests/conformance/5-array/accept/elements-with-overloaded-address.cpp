// An array copies elements whose class overloads the address operator.
//
// accept: R-5.1-b, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include "check.h"
using namespace concurrency;
struct handle {
  int n;
  handle *operator&() const restrict(cpu, amp) { return nullptr; }
};
int main() {
  handle h[4] = {{1}, {2}, {3}, {4}};
  array<handle, 2> a(2, 2, h); // reads through &*h
  std::vector<handle> o = a;
  CHECK(o[2].n == 3);
  return failures;
}

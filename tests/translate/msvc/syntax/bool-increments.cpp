// C++17 has no increment of bool.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct flags {
  bool done[2];
};
bool use(flags &f) {
  bool b = false;
  b++;
  // CHECK: std::exchange(b, true);
  ++f.done[1];
  // CHECK: (f.done[1] = true);
  return f.done[0]++;
  // CHECK: return std::exchange(f.done[0], true);
}
int f(int x) restrict(amp) { return x; }

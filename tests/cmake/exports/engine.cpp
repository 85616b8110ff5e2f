// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <windows.h>

int part_helper();
int helper() { return 1; } // the program has one, too
struct shape {
  virtual ~shape() {}
  virtual int id() { return 1; }
};
extern "C" int first() {
  shape s;
  shape *volatile p = &s;
  return helper() * 100 + part_helper() * 10 + p->id();
}
int second(int value) { return value + helper(); }
extern "C" void set_error() { SetLastError(77); }

// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "both.h"
#include <stdio.h>
#include <windows.h>

int helper() { return 9; }
int part_helper() { return 9; }
struct shape {
  virtual ~shape() {}
  virtual int id() { return 9; }
};
extern "C" int first();
extern "C" void set_error();
int second(int);
int kernel(int);

int main() {
  shape s;
  shape *volatile p = &s;
  set_error();
  printf("engine %d %d program %d %d %d error %d kernel %d\n", first(), second(1), helper(),
         part_helper(), p->id(), int(GetLastError()), kernel(3));
  counter c;
  c.next();
  printf("both %d %d %d %d %d\n", by_keyword(), by_definition_file(), data_by_keyword, c.next(),
         kernel_by_keyword(2));
}

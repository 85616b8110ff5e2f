//===--- keys.cpp - a program that reads keys ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <conio.h>

int main() {
  int c;
  while ((c = _getch()) != EOF)
    _cprintf("%c,", c);
  _cputs("end\n");
  return _kbhit() ? 0 : 1; // a read would not wait at the end of the input
}

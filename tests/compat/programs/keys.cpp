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
  // At the end of the input, both usual loops end.
  while (_kbhit())
    _getch();
  while (!_kbhit())
    _cputs("one more\n");
}

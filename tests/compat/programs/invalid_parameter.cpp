//===--- invalid_parameter.cpp - a program that an invalid parameter ends ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <string.h>

int main() {
  char small[3];
  strcpy_s(small, "large");
  return 0; // not reached
}

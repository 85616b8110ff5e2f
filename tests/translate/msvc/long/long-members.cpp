// Constructors, conversions and constant members for int and for long.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not=warning: < %t.err

#include <amp.h>

int f() restrict(amp) { return 1; }

#define CONSTANT constexpr

class number {
public:
  explicit number(int v) : value(v) {}
  // CHECK: // explicit number(long v) : value(v) {}
  explicit number(long v) : value(v) {}
  explicit number(long long v) : value(v) {}
  operator int() const { return int(value); }
  // MESSAGE: [[@LINE+2]]:3: warning: 'long' is 'int' in the output
  // CHECK: // operator long() const { return long(value + 1); }
  operator long() const { return long(value + 1); }

  static CONSTANT int twice(int v) { return 2 * v; }
  // CHECK: // static CONSTANT long twice(long v) { return 2 * v; }
  static CONSTANT long twice(long v) { return 2 * v; }
  CONSTANT unsigned map(unsigned v) const { return v; }
  // CHECK: // CONSTANT unsigned long map(unsigned long v) const { return v; }
  CONSTANT unsigned long map(unsigned long v) const { return v; }

private:
  long long value;
};

int use() { return int(number(number::twice(3L))); }

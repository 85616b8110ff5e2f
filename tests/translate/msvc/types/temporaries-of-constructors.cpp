// Temporaries bound to non-const references by constructors and function pointers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct matrix { int rows, columns; float *values; };
struct parameters {
  void (*multiply)(const matrix &, float, matrix &);
};
struct sum {
  sum(matrix &m) : first(m.values[0]) {}
  float first;
};

void run(const parameters &p, float *values) {
  p.multiply(matrix{1, 1, values}, 2.0f, matrix{1, 1, values});
  // CHECK: p.multiply(matrix{1, 1, values}, 2.0f, amp2hip::lvalue(matrix{1, 1, values}));
  sum a(matrix{1, 1, values});
  // CHECK: sum a(amp2hip::lvalue(matrix{1, 1, values}));
  float b = sum(matrix{1, 1, values}).first;
  // CHECK: float b = sum(amp2hip::lvalue(matrix{1, 1, values})).first;
  (void)a, (void)b;
}
int f() restrict(amp) { return 1; }

// Functions of a program with the names of functions that only the C library of Linux has.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip --force 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc %s -o %t.x.hip --force -- -DFAULT 2>&1 | FileCheck %s --check-prefix=FAULT
// NONE-NOT: warning:

#include <math.h>
#include <stdlib.h>
#include <string.h>

namespace ray {
inline void sincos(const double t, double *s, double *c) { *s = sin(t), *c = cos(t) + 1; }
inline double exp10(double x) { return pow(10.0, x) + 1; }
inline int random(short) { return 7; }
inline const char *index(const char *, long) { return "own"; }
template <class T> T mempcpy(T a, T *, T *) { return 3; }
// CHECK: inline double inside() { return exp10(1.0); }
inline double inside() { return exp10(1.0); }
} // namespace ray
using namespace ray;

int setenv(const char *, const char *, short) { return 1; }

int main() {
  double s, c;
  // CHECK: ray::sincos(0.0, &s, &c);
  sincos(0.0, &s, &c);
  // CHECK: bool good = c == 2 && ray::exp10(2) == 101 && inside() == 11 && random(1) == 7;
  bool good = c == 2 && exp10(2) == 101 && inside() == 11 && random(1) == 7;
  // CHECK: good = good && strcmp(ray::index("a", 'b'), "own") == 0;
  good = good && strcmp(index("a", 'b'), "own") == 0;
  // CHECK: good = good && ::random() >= 0;
  good = good && ::random() >= 0;
  short one = 1;
  // CHECK: good = good && setenv("a", "b", one) == 1;
  good = good && setenv("a", "b", one) == 1;
#ifdef FAULT
  // FAULT: :[[@LINE+1]]:3: warning: this calls 'setenv' of the C library of Linux, not the function of the program; rename the function of the program
  setenv("a", "b", 1);
#endif
  return good ? 0 : 1;
}

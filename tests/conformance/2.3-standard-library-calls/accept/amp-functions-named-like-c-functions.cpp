// Amp functions may have the names of C library functions. A cpu call selects the C function, even
// if the amp function matches exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <amp.h>

#include "check.h"

using namespace concurrency;

// Amp functions of other parameter types.
float j0(float x) restrict(amp) { return 5; }
double y1(float) restrict(amp) { return 8; }
size_t strlen(int) restrict(amp) { return 3; }
void test_c_functions() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = (int)j0(0.f) * 100 + (int)y1(0.f) * 10 + (int)strlen(1);
      });
  CHECK(v[0] == 583);
  CHECK(j0(0.f) == 1);
  CHECK(strlen("ab") == 2);
  CHECK(y1(1.f) < 0);
}

// An amp overload matches the argument of a call of a C math function exactly.
float j1(float x) restrict(amp) { return 5; }
void test_math_function() { CHECK(j1(0.f) == 0); }

int main() {
  test_c_functions();
  test_math_function();
  return failures;
}

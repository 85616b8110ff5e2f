// Amp functions may have names of C library functions of other parameter types.
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
using namespace concurrency;
float j0(float x) restrict(amp) { return 5; }
double y1(float) restrict(amp) { return 8; }
size_t strlen(int) restrict(amp) { return 3; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = (int)j0(0.f) * 100 + (int)y1(0.f) * 10 + (int)strlen(1);
      });
  return v[0] == 583 && j0(0.f) == 1 && strlen("ab") == 2 && y1(1.f) < 0 ? 0 : 1;
}

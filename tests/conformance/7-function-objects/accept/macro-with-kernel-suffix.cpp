// A macro named after the function and the suffix _kernel expands in that function's kernel.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
#define zap_kernel 5
int zap(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + zap_kernel; });
  return v[0];
}
int main() {
  CHECK(zap(1) == 6);
  return failures;
}

// The source file that includes both headers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "columns/device/fill.h"
#include "rows/host/fill.h"

int both_sums(concurrency::array_view<int, 2> v) {
  fill(v);
  raise(v);
  int sum = v(1, 0) + v(1, 1);
  fill(v, 3);
  raise(v, 10);
  return sum * 100 + v(1, 0) + v(1, 1);
}

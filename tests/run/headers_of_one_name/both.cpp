// The source that includes both headers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "columns/fill.h"
#include "rows/fill.h"

int both_sums(concurrency::array_view<int, 2> v) {
  fill(v);
  int sum = v(1, 0) + v(1, 1);
  fill(v, 3);
  return sum * 10 + v(1, 0) + v(1, 1);
}

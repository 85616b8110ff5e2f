// The source that includes the second header alone.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "columns/fill.h"

int column_sum(concurrency::array_view<int, 2> v) {
  fill(v, 10);
  return v(1, 0) + v(1, 1);
}

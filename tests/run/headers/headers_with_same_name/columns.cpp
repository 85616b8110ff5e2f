// The source file that includes only the second header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "columns/device/fill.h"

static int change(int x) restrict(amp) { return -x; }
#include "own.h"

int column_sum(concurrency::array_view<int, 2> v) {
  fill(v, 10);
  raise(v, 1);
  return v(1, 0) + v(1, 1);
}

int changed_column_sum(concurrency::array_view<int, 2> v) { return changed(v); }

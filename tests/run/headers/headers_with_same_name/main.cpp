// Two headers of the same file name define kernels in functions of the same
// name. One program contains sources that include one of them each, and a
// source that includes both. Two sources also include a header whose internal
// function has a different meaning in each.
// L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../check.h"
#include "rows/host/fill.h"
#include <vector>

static int change(int x) restrict(amp) { return x * 2; }
#include "own.h"

int column_sum(concurrency::array_view<int, 2> v);
int changed_column_sum(concurrency::array_view<int, 2> v);
int both_sums(concurrency::array_view<int, 2> v);

int main() {
  std::vector<int> numbers(4);
  concurrency::array_view<int, 2> v(2, 2, numbers);
  fill(v);
  raise(v);
  CHECK_EQUAL(v(1, 0) + v(1, 1), 202);
  CHECK_EQUAL(changed(v), 406);
  CHECK_EQUAL(column_sum(v), 23);
  CHECK_EQUAL(changed_column_sum(v), -21);
  CHECK_EQUAL(both_sums(v), 20227);
  return report();
}

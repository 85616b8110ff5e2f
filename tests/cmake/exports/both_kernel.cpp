// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "both.h"
#include <amp.h>

int kernel_by_keyword(int value) {
  concurrency::array_view<int> v(1, &value);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= 3; });
  v.synchronize();
  return value;
}

// A launch must not have two-dimensional tiles of more than 1024 threads.
//
// reject: P-7-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 2> v) {
  parallel_for_each(
      v.extent.tile<64, 32>(), [=](tiled_index<64, 32> t) restrict(amp) {
        v[t] = 1;
      }); // ERROR-NEAR
}

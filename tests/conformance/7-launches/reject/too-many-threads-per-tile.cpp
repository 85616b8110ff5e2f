// A launch must not have tiles of more than 1024 threads or more than 64 in the first of three
// dimensions.
//
// reject: P-7-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(2048).tile<2048>(), [=](tiled_index<2048> t) restrict(amp) { // ERROR
        v[t] = 1;
      });
  parallel_for_each(
      extent<2>(64, 64).tile<64, 32>(), [=](tiled_index<64, 32>) restrict(amp) { // ERROR
        v[0] = 1;
      });
  parallel_for_each(
      extent<3>(128, 1, 1).tile<128, 1, 1>(), [=](tiled_index<128, 1, 1>) restrict(amp) { // ERROR
        v[0] = 1;
      });
}

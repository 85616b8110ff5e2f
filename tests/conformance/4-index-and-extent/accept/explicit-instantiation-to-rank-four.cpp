// Index, extent, tiled_extent and tiled_index compile as explicit instantiations.
//
// accept: R-4.1-d, R-4.2-a, R-4.3-a, R-4.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include "check.h"
struct S {
  int a;
  float b[2];
};
template class concurrency::index<1>;
template class concurrency::index<5>;
template class concurrency::extent<1>;
template class concurrency::extent<2>;
template class concurrency::extent<3>;
template class concurrency::extent<4>;
template class concurrency::tiled_extent<4>;
template class concurrency::tiled_extent<4, 4>;
template class concurrency::tiled_extent<2, 2, 2>;
template class concurrency::tiled_index<4>;
template class concurrency::tiled_index<4, 4>;
template class concurrency::tiled_index<2, 2, 2>;
int main() {
  concurrency::index<1> i(2);
  concurrency::extent<4> e;
  CHECK(i[0] == 2 && e.size() == 0);
  return failures;
}

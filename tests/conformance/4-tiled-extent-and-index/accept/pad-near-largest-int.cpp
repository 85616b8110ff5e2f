// Pad leaves an extent that is a multiple of the tile unchanged, also near the largest int.
//
// accept: R-4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;
int main() {
  extent<1> e(2147483646);
  int padded = e.tile<2147483646>().pad()[0];
  std::printf("%d\n", padded == 2147483646);
  return padded != 2147483646;
}

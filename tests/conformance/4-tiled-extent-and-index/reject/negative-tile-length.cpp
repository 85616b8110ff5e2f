// Tile must not have a negative length in the second dimension.
//
// reject: R-4.2.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
auto f(concurrency::extent<2> e) { return e.tile<4, -1>(); } // ERROR
int main() {}

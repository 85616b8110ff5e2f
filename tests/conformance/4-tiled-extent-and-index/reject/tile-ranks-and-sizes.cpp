// Tile must have as many positive dimensions as its extent, at most three.
//
// reject: R-4.2.3-d, R-4.2.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    auto a = extent<2>(8, 8).tile<4>(); // ERROR
    auto b = extent<1>(8).tile<0>(); // ERROR
    auto c = extent<1>(8).tile<4, 4>(); // ERROR
    auto d = extent<4>().tile<1, 1, 1>(); // ERROR
}

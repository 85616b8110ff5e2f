// tile_static must not be combined with static.
//
// reject: L-2.4.3.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    parallel_for_each(extent<1>(4).tile<4>(), [=](tiled_index<4>) restrict(amp) {
        static tile_static int st; // ERROR
        (void)st;
    });
}

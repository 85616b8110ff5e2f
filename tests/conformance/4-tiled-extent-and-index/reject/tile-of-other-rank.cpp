// Tile must not have another number of tile lengths than the extent's rank.
//
// reject: R-4.2.3-d, P-7-y
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(extent<1> a, extent<2> b, extent<3> c, extent<4> d)
{
    a.tile<2, 2>(); // ERROR
    b.tile<4>(); // ERROR
    b.tile<1, 2, 3>(); // ERROR
    c.tile<4>(); // ERROR
    c.tile<4, 4>(); // ERROR
    d.tile<4>(); // ERROR
    d.tile<1, 2, 3>(); // ERROR
}
int main() {}

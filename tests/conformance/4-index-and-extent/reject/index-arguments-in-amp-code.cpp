// Amp code must not initialize an index with too few components or multiply two indices.
//
// reject: R-4.1.2-c, R-4.1.4-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int f() restrict(amp)
{
    index<1> c = 3;    // ERROR-NEAR
    return c[0];
}

int g() restrict(amp)
{
    index<2> a(1), b(1, 2);
    return (a * b)[0]; // ERROR-NEAR
}

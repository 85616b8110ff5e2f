// Amp code must not call printf or std::sqrt, which are cpu functions.
//
// reject: L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cmath>
#include <cstdio>

float f(float x) restrict(amp)
{
    printf("%f", x);     // ERROR-NEAR
    return x;
}

float g(float x) restrict(amp)
{
    return std::sqrt(x); // ERROR-NEAR
}

// reject: L-2.4.3.4-f
// functions of the compiler and of C are cpu functions
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

// A source uses the math functions without their header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

float root(float x) restrict(amp)
{
    return concurrency::fast_math::sqrt(x); // expected-error {{'fast_math' is declared in <amp_math.h>, which is not included; add '#include <amp_math.h>'}}
}

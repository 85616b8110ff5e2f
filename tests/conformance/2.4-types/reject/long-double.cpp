// Amp code must not declare a long double variable.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

double f(double x) restrict(amp)
{
    long double wide = x; // ERROR
    return x;
}

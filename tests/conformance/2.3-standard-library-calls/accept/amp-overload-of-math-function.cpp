// A cpu call of a C math function ignores an amp overload that matches its argument exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <math.h>
#include <amp.h>
float j0(float x) restrict(amp) { return 5; }
int main() { return j0(0.f) == 1 ? 0 : 1; }

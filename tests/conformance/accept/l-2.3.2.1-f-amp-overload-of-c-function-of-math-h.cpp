// accept: L-2.3.2.1-f
// f amp overload of C function of math h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <math.h>
#include <amp.h>
float j0(float x) restrict(amp) { return 5; }
int main() { return j0(0.f) == 1 ? 0 : 1; }

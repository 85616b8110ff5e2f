// A cpu call selects an extern "C" function although an amp overload matches better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
extern "C" int cf(double x) { return 1; }
int cf(float x) restrict(amp) { return 5; }
extern "C" { int cg(double x) { return 3; } } int cg(int) restrict(amp) { return 4; }
int main() { return cf(0.f) == 1 && cg(1) == 3 ? 0 : 1; }

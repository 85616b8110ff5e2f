// With both math namespaces used, cos and sqrtf must not be called unqualified with a float.
//
// reject: MA-9-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp_math.h>
using namespace concurrency::fast_math; using namespace concurrency::precise_math;
float f(float x) restrict(amp) { return cos(x); } // ERROR
float g(float x) restrict(amp) { return sqrtf(x); } // ERROR
double h(double x) restrict(amp) { return log2(x); }
float i(float x) restrict(amp) { return concurrency::fast_math::cos(x) + erf(x); }
int main() {}

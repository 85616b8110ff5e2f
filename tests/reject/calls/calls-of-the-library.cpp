// A kernel calls functions of the C and C++ libraries: the message names the
// replacement in amp code and shows no candidates of system headers. L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=/usr/ --implicit-check-not=candidate %s
// CHECK: errors generated.

#include <amp.h>
#include <algorithm>
#include <cassert>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
using namespace concurrency;

void kernel(array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        float x = v[i], y = 2;
        v[i] = std::sqrt(x);        // expected-error {{amp code cannot call 'std::sqrt', which has no restrict(amp); call 'fast_math::sqrt', or 'precise_math::sqrt' for double precision, of <amp_math.h> [AMP1101]}}
        v[i] = sqrtf(x);            // expected-error {{amp code cannot call 'sqrtf', which has no restrict(amp); call 'fast_math::sqrtf', or 'precise_math::sqrt' for double precision, of <amp_math.h>}}
        v[i] = isnanf(x);           // expected-error {{amp code cannot call 'isnanf', which has no restrict(amp); call 'fast_math::isnan', or 'precise_math::isnan' for double precision, of <amp_math.h>}}
        v[i] = std::hypot(x, y);    // expected-error {{amp code cannot call 'std::hypot', which has no restrict(amp); call 'precise_math::hypot' of <amp_math.h>}}
        v[i] = std::min(x, y);      // expected-error {{amp code cannot call 'std::min', which has no restrict(amp); call 'fast_math::fmin' of <amp_math.h> for floats}}
        printf("%d", 1);            // expected-error {{amp code cannot call 'printf', which has no restrict(amp); call 'direct3d_printf'}}
        v[i] = rand();              // expected-error {{amp code cannot call 'rand', which has no restrict(amp); generate random numbers on the host}}
        memcpy(&x, &y, sizeof x);   // expected-error {{amp code cannot call 'memcpy', which has no restrict(amp); copy by assignment}}
        std::swap(x, y);            // expected-error {{amp code cannot call 'std::swap', which has no restrict(amp); write 'auto t = x; x = y; y = t;'}}
        std::complex<float> c(1, 2); // expected-error {{amp code cannot construct an object of type 'std::complex<float>', whose constructors have no restrict(amp); use a struct of two floats}}
    });
}

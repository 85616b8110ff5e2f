// Amp code must not use an atomic function on double, long or bool, nor add or compare float.
//
// reject: AT-6-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(float *x, double *d, long *l, bool *b) restrict(amp)
{
    atomic_fetch_add(x, 1.0f);       // ERROR
    atomic_exchange(d, 1.0);         // ERROR
    atomic_fetch_max(l, 1l);         // ERROR
    atomic_fetch_or(b, true);        // ERROR
    float e = 0;
    atomic_compare_exchange(x, &e, 1.0f); // ERROR
    atomic_exchange(x, 1.0f);
}

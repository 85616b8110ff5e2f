// A restriction specifier can extend over several lines with comments and preprocessor directives.
//
// accept: L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int x) restrict /* on both */ (
    cpu, // the host
    amp  /* the device */
) { return x + 1; }
int g(int x)
    restrict
    ( amp )
    restrict(cpu)
{
    return x + 2;
}
int h(int x)
#if defined(NEVER_DEFINED)
    restrict(amp)
#else
    restrict(cpu,\
amp)
#endif
{
    return x; // restrict(cpu)
}
const char *text() { return "restrict(amp)"; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict( amp ) { v[i] = f(1) + g(1); });
    check("kernel", v[0], 5);
    check("host", f(2) + g(2) + h(3) + int(text() == nullptr), 10);
    return failures;
}

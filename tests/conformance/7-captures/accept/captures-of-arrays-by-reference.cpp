// A kernel captures arrays by reference, explicitly or by default, and other variables by value.
//
// accept: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int in[4] = {1, 2, 3, 4};
    int unused = 0;
    array<int, 1> a(4, in), b(4);
    const array<int, 1> &ca = a;
    parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { b[i] = ca[i] * 2; });
    parallel_for_each(a.extent, [&b](index<1> i) restrict(amp) { b[i] += 1; });
    int n = 10;
    array<int, 1> *pointer = &b;
    array<int, 1> &reference = *pointer;
    parallel_for_each(a.extent, [=, &reference](index<1> i) restrict(amp) { reference[i] += n; });
    int out[4];
    copy(b, out);
    for (int k = 0; k < 4; ++k)
        check("element", out[k], 2 * (k + 1) + 1 + 10);
    check("unused", unused, 0);
    return failures;
}

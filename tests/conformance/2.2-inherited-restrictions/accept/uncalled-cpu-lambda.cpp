// Amp code can contain a restrict(cpu) lambda that it does not call.
//
// accept: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;

int noisy(int x) { return std::printf("%d\n", x); }

int quiet(int x) restrict(amp)
{
    auto never = [](int y) restrict(cpu) { return noisy(y); };
    auto twice = [](int y) restrict(amp) { return y * 2; };
    (void)never;
    return twice(x);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = quiet(21); });
    check("kernel", v[0], 42);
    return failures;
}

// A function that an amp body declares is an amp function.
//
// accept: L-2.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int helper(int x) restrict(amp);
int helper(int x) { return x; }

int caller(int x) restrict(amp)
{
    int helper(int);
    return helper(x) + 1;
}

int helper(int x) restrict(amp) { return x + 70; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = caller(5); });
    check("kernel", v[0], 76);
    check("host", helper(5), 5);
    return failures;
}

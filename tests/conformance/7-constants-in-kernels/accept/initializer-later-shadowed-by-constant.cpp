// A constant keeps its value if another local constant later hides the constant of its initializer.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
const int k = 1;
int main()
{
    array_view<int, 1> v(2);
    const int m = k + 5;
    const int k = 4;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + m; });
    CHECK(v[0] == 46);
    return failures;
}

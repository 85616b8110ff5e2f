// A kernel uses a local constant and an enumerator that the constant initializes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main()
{
    array_view<int, 1> v(2);
    constexpr int k = 3;
    enum { e = k + 1 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + e; });
    CHECK(v[0] == 34);
    return failures;
}

// A kernel uses a constant that an element of a captured constexpr array initializes.
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
    array_view<int, 1> v(4);
    constexpr int arr[] = {7, 8, 9};
    constexpr int x = arr[1];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + arr[i[0] % 3]; });
    CHECK(v[1] == 16);
    return failures;
}

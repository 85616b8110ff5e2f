// A captured parameter keeps its enumeration if a local enumeration of that name hides it.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
enum E { a = 1 };
int f(E x, float y)
{
    array_view<int, 1> v(2);
    enum E { b = 2 };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { E y = b; v[i] = x * 10 + y; });
    return v[0];
}
int main()
{
    CHECK(f(a, 2) == 12);
    return failures;
}

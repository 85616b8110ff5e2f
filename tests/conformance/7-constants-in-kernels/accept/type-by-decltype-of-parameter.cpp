// A kernel uses a local constant whose type is the decltype of a parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int f(int n)
{
    array_view<int, 1> v(4);
    const decltype(n) c = 4;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c; });
    return v[0] + n;
}
int main() { CHECK(f(1) == 5); return failures; }

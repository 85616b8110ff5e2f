// A captured object has the global class while the kernel uses the block's class of that name.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct T { int a = 1; };
int main()
{
    array_view<int, 1> v(2);
    T x;
    struct T { int a = 2; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { T y; v[i] = x.a * 10 + y.a; });
    CHECK(v[0] == 12);
    return failures;
}

// A captured variable has the global typedef's type while the kernel uses the block's typedef.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
typedef int num;
int main()
{
    array_view<float, 1> v(2);
    num x = 7 + failures;
    typedef float num;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { num h = 0.5f; v[i] = x / 2 + h; });
    CHECK(v[0] == 3.5f);
    return failures;
}

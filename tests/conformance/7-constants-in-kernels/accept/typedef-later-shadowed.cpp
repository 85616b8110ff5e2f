// A constant keeps its type if a local typedef later hides the typedef of its declaration.
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
    const num m = 7;
    typedef float num;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { num z = 0.5f; v[i] = m / 2 + z; });
    CHECK(v[0] == 3.5f);
    return failures;
}

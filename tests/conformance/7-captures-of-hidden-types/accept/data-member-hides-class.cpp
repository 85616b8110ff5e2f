// A captured object keeps its class if a data member of the enclosing class hides the class name.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct T { int z = 1; };
struct S
{
    int T = 5;
    int f()
    {
        struct T w;
        auto a = w;
        array_view<int, 1> v(2);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
        return v[0];
    }
};
int main() { CHECK(S().f() == 1); return failures; }

// A kernel uses two local types of one name. amp2hip cannot rename the second type if its name is used where Clang
// records no declaration. L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void in_assembly(array_view<int, 1> v)
{
    struct item { int a; };
    item first = {1};
    {
        struct item { int b; }; // expected-error {{amp code uses two local declarations named 'item'}}
        item second = {2};
        asm("" : [item] "+r"(second.b));
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = first.a + second.b; });
    }
}

// A kernel must not capture an object of type short or std::string.
//
// reject: L-2.4.3.3-c, P-7.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;

void f(array_view<int, 1> v, short s, std::string text)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) // ERROR-NEAR
    {
        v[i] = int(s);
    });

    parallel_for_each(v.extent, [v, text](index<1> i) restrict(amp) // ERROR-NEAR
    {
        v[i] = 1;
    });
}

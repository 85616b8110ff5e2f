// A kernel uses a constexpr object and a constant that one of the object's members initializes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct P { int a; };
int main()
{
    array_view<int, 1> v(4);
    constexpr P p{3};
    const int x = p.a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { P q = p; v[i] = x + q.a; });
    CHECK(v[1] == 6);
    return failures;
}

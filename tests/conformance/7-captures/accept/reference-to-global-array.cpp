// A kernel captures a local reference to a global array by reference.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
array<int, 1> ga(4);
array_view<int, 1> gview(4);
struct S { int a; } gs = {5};
S garr[2] = {{1}, {2}};
int main()
{
    array<int, 1> &a = ga;
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a[i] = 3; });
    parallel_for_each(v.extent, [=, &a](index<1> i) restrict(amp) { v[i] = a[i]; });
    CHECK(v[0] == 3);
    return failures;
}

// A kernel must not capture a structured binding.
//
// reject: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
static int fails;
struct S { int a; float b; };
int main()
{
    array_view<int, 1> v(4);
    S s{1, 2};
    auto [x, y] = s;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; }); // ERROR
    return 0;
}

// A kernel may use a local typedef that defines an unnamed enumeration.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main()
{
    int d[2] = { 1, 2 }; array_view<int> v(2, d);
    typedef enum { Low = 1, High = 5 } level;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { level l = High; v[i] = l; });
    return v[1] == 5 ? 0 : 1;
}

// A kernel may use a local alias that defines a named struct.
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
    using P = struct tag { int a; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { P q; q.a = 3; v[i] = q.a; });
    return v[1] == 3 ? 0 : 1;
}

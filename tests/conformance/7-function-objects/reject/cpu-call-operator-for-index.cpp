// A launch must not select a cpu call operator when the amp one has another rank.
//
// reject: P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct kernel
{
    array_view<int, 1> v;
    void operator()(index<1> i) const { v[i] = 1; }
    void operator()(index<2> i) const restrict(amp) { v[i[0]] = 1; }
};

void f(array_view<int, 1> v)
{
    parallel_for_each(extent<2>(1, 1), kernel{v});
    parallel_for_each(v.extent, kernel{v}); // ERROR-NEAR
}

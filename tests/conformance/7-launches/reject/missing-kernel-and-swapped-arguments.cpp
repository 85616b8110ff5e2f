// A launch must not lack its kernel, swap its arguments or start with an accelerator.
//
// reject: P-7-b, P-7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v)
{
    auto k = [=](index<1> i) restrict(amp) { v[i] = 1; };
    parallel_for_each(v.extent, k);
    parallel_for_each(v.extent);              // ERROR
    parallel_for_each(k, v.extent);           // ERROR
    parallel_for_each(accelerator(), v.extent, k); // ERROR
}

// A cpu,amp function template must not launch a kernel.
//
// reject: P-7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

template <typename T> void fill(array_view<T, 1> v, T x) restrict(cpu, amp)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; }); // ERROR-NEAR
}

void use(array_view<int, 1> v) { fill(v, 1); }

// A captured variable of an unnamed enumeration: it gets a name, after the variable, at namespace scope.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %builds

#include <amp.h>
using namespace concurrency;

void unnamed_enum(array_view<int, 1> v)
{
    enum { low = 10, high = 20 } level = high;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = level == high ? high : low; });
}

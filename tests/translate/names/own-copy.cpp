// A function of the program has the name of a function in namespace concurrency. Overload resolution without
// restrictions could choose it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip
// RUN: %code %t.hip | FileCheck %s
// RUN: %syntax %t.hip

#include <amp.h>
#include <vector>
using namespace concurrency;

void fill(array_view<int, 1> v, std::vector<int> &to)
{
    // CHECK: concurrency::copy(v, to.begin());
    copy(v, to.begin());
}

template <typename From, typename To> int copy(From &from, To to) restrict(amp) { return from[0] + to; }

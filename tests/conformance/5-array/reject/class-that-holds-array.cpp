// An amp function must not take a class that holds a concurrency::array by value.
//
// reject: L-2.4.1.3-j, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct owner
{
    array<int, 1> data;
    int n;
};

int f(const owner &o) restrict(amp) // ERROR
{
    return o.n;
}

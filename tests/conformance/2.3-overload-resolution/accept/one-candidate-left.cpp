// A call with one viable candidate of its restriction is unambiguous.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int peek(volatile int &x) { return x; }
int peek(const int &x) restrict(amp) { return x + 1; }
template <typename T> int size(T) restrict(cpu) { return 1; }
int size(double) restrict(amp) { return 8; }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int x = 4;
        v[0] = peek(x);
        v[1] = size(3);
    });
    check("peek", v[0], 5);
    check("size", v[1], 8);
    int x = 4;
    check("host", peek(x) + size(3), 5);
    return failures;
}

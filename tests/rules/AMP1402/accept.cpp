// An amp lambda may capture arrays by reference and other variables by value. L-2.4.3.3-b, L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <vector>
using namespace concurrency;

int main()
{
    array<int, 1> a(4);
    int n = 3;
    int &r = n;
    parallel_for_each(a.extent, [&a, n](index<1> i) restrict(amp) { a[i] = n; });
    parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] += 1; });
    parallel_for_each(a.extent, [&a, r](index<1> i) restrict(amp) { a[i] += r; });
    std::vector<int> out = a;
    return out[0] == 7 && out[3] == 7 ? 0 : 1;
}

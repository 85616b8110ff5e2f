// A function of both restrictions computes equal indices and extents on the host and in a kernel.
//
// accept: R-4.1-c, R-4.1-d, R-4.1.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int work(index<2> i, extent<2> e) restrict(cpu, amp)
{
    index<2> j = i + index<2>(1, 2);
    j *= 3;
    j -= 1;
    ++j;
    extent<2> f = e + i;
    int n = index<2>::rank * 1000 + extent<3>::rank * 100;
    n += j[0] * 10 + j[1];
    n += (i == index<2>(1, 1)) + (e != f) + e.contains(i) + int(f.size());
    int c[2] = {5, 6};
    return n + index<2>(c)[1] + int(sizeof(index<2>::value_type));
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    index<2> i(1, 1);
    extent<2> e(4, 5);
    parallel_for_each(v.extent, [=](index<1> k) restrict(amp) { v[k] = work(i, e); });
    const int expected = 2300 + 69 + 3 + 30 + 6 + 4;
    check("kernel", v[0], expected);
    check("host", work(i, e), expected);
    return failures;
}

// A class with a const and a non-const call operator, and a mutable lambda inside a kernel. P-7-g, P-7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct both
{
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
    void operator()(index<1> i) restrict(cpu) { v[i] = 2; }
};

int main()
{
    int data[2] = {}, n = 3;
    array_view<int, 1> v(2, data);
    both k{v};
    parallel_for_each(v.extent, k);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        int m = n;
        auto next = [m](int k) mutable { return m += k; };
        v[i] += next(1);
    });
    v.synchronize();
    return data[0] == 5 ? 0 : 1;
}

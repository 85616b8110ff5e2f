// Kernels of both restrictions, and inherited call operators. P-7-n, X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct adds_one
{
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(cpu, amp) { v[i] += 1; }
};
struct derived : adds_one
{
    explicit derived(const array_view<int, 1> &view) : adds_one{view} {}
};

int main()
{
    int data[3] = {1, 2, 3};
    array_view<int, 1> v(3, data);
    parallel_for_each(v.extent, adds_one{v});
    parallel_for_each(v.extent, derived(v));
    parallel_for_each(v.extent, [=](index<1> i) restrict(cpu, amp) { v[i] += 1; });
    v.synchronize();
    return data[0] == 4 && data[2] == 6 ? 0 : 1;
}

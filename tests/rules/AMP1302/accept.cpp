// A class may have virtual cpu functions and amp functions that are not virtual. L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct shape
{
    virtual ~shape() {}
    virtual int sides() const { return 0; }
    static int twice(int x) restrict(cpu, amp) { return 2 * x; }
};
struct square : shape
{
    int sides() const override { return 4; }
};
int f(int x) restrict(amp) { return shape::twice(x); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    square s;
    return s.sides() == 4 && data[0] == shape::twice(1) ? 0 : 1;
}

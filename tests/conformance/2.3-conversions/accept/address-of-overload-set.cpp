// The address of an overload set selects the cpu overload for a cpu function pointer.
//
// accept: L-2.3.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int x) restrict(amp) { return x + 2; }
int f(int x) restrict(cpu) { return x + 1; }
double f(double x) restrict(cpu, amp) { return x; }

int main()
{
    int (*p)(int) = &f;
    double (*q)(double) = f;
    check("cpu overload", p(10), 11);
    check("other type", q(0.5), 0.5);
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10); });
    check("kernel", v[0], 12);
    return failures;
}

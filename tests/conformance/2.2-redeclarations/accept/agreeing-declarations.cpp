// Declarations that give the same restrictions in any spelling declare one function.
//
// accept: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int) restrict(cpu, amp);
int f(int) restrict(amp) restrict(cpu);
int f(int x) restrict(amp, cpu, amp) { return x + 1; }
int f(int) restrict(cpu, amp);

int g(int);
int g(int) restrict(cpu);
int g(int x) { return x + 2; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
    check("kernel", v[0], 2);
    check("host", f(2) + g(2), 7);
    return failures;
}

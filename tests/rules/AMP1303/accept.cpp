// Amp functions may be noexcept; cpu functions may have a dynamic exception specification. L-2.4.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


int f(int x) restrict(amp) noexcept { return x + 1; }
int g(int x) restrict(cpu, amp) noexcept(true) { return x; }
int cpu(int x) throw() { return x; }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == cpu(g(2)) ? 0 : 1;
}

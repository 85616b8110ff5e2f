// extern "C" functions with one restriction, and functions with C++ linkage in an extern "C" block. L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


extern "C" int f(int x) restrict(amp) { return x + 1; }
extern "C"
{
int cpu(int x) { return x; }
struct s
{
    int n;
    int get() const restrict(cpu, amp) { return n; }
};
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == cpu(s{2}.get()) ? 0 : 1;
}

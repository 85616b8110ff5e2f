// A braced scalar selects an exact amp overload in a kernel and a cpu,amp overload on the host.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double d) restrict(cpu, amp) { return 1; }
int f(int i) restrict(amp) { return 2; }
int main()
{
    if (f({1}) != 1) return 1;
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f({1}); });
    v.synchronize();
    return out == 2 ? 0 : 2;
}

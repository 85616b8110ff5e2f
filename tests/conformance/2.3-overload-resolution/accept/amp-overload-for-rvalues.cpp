// An rvalue binds an amp rvalue reference in kernels and a cpu,amp const reference on the host.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int r(const int&) restrict(cpu, amp) { return 1; }
int r(int&&) restrict(amp) { return 2; }
int main()
{
    if (r(1) != 1) return 1;
    int out = 0;
    array_view<int, 1> v(1, &out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = r(1); });
    v.synchronize();
    return out == 2 ? 0 : 3;
}

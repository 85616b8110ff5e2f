// An rvalue binds a cpu rvalue reference on the host and a cpu,amp const reference in kernels.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int r(const int&) restrict(cpu, amp) { return 1; }
int r(int&&) restrict(cpu) { return 2; }
int both(int x) restrict(cpu, amp) { return r(x + 1); }
int main()
{
    if (r(1) != 2) return 1;
    if (both(1) != 2) return 2;
    int out[2] = {};
    array_view<int, 1> v(2, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] = r(1); v[1] = both(1); });
    v.synchronize();
    return out[0] == 1 && out[1] == 1 ? 0 : 3;
}
